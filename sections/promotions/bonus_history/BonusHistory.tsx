import { useQueries } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { UserBonus } from "../../../schemas/api/bonuses";
import { bonusProgress } from "../../../src/features/rewards/rewards/bonus_progress";
import { givenWords } from "../../../src/features/rewards/rewards/key_terms";
import { useApi, useLanguage, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatMoney, formatPercent } from "../../../src/kit/ui/format";
import { History } from "../../../src/kit/ui/icons";
import { Moment } from "../../../src/kit/ui/Moment";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import { useKeptEnd } from "../../../src/kit/ui/use_kept_end";
import type { SectionProps } from "../../define_section";
import { BonusesFailed } from "../BonusesFailed";
import css from "./BonusHistory.module.css";
import { historyQuery } from "./queries";
import type { Props } from "./schema";

/** What became of earlier bonuses, the newest first, a page more at a time until all are there (S-2.26, L-4.12). */
export function BonusHistory({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const isUser = useViewer().session === "user";
  const api = useApi();
  const [pages, setPages] = useState(1);
  const loaded = useQueries({
    queries: Array.from({ length: pages }, (_, page) => ({ ...historyQuery(props, page, { api }), enabled: isUser })),
  });
  const [first] = loaded;
  const rows = loaded.flatMap(({ data }) => data?.userBonus.rows ?? []);
  const failed = loaded.filter(({ isError }) => isError);
  const hasMore = rows.length < (first?.data?.userBonus.count ?? 0);
  const offersMore = hasMore && failed.length === 0;
  const body = useRef<HTMLTableSectionElement>(null);
  const kept = useKeptEnd(body, { offersMore, shown: rows.length });
  if (!isUser || !first) return <section {...root} hidden />;
  const isComing = loaded.some(({ isPending }) => isPending);
  const isBusy = loaded.some(({ isFetching }) => isFetching);
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <section {...root} className={css.section} aria-busy={isBusy}>
      <SectionHead title={text(props.title) || t("bonus.history.title")} />
      {first.isPending && <Skeleton height="220px" />}
      {first.isSuccess && rows.length === 0 && (
        <EmptyState icon={<History />} title={t("bonus.history.empty")}>
          {t("bonus.history.empty_text")}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={css.panel}>
          <table>
            <thead>
              <tr>
                {["bonus", "what", "when", "state", "cash"].map((column) => (
                  <th key={column} scope="col">
                    {t(`bonus.history.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody ref={body} tabIndex={-1}>
              {rows.map((bonus) => (
                <Row key={bonus.userBonusId} bonus={bonus} />
              ))}
            </tbody>
          </table>
          {!hasMore && <p className={css.end}>{t("bonus.history.end")}</p>}
          {offersMore && (
            <Button {...kept} busy={isComing && t("bonus.history.loading")} onClick={() => setPages(pages + 1)}>
              {t("bonus.history.more")}
            </Button>
          )}
        </div>
      )}
      {failed.length > 0 && <BonusesFailed onRetry={retry} isBusy={isBusy} />}
    </section>
  );
}

function Row({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const { banner, terms, currencyCode: currency, status, reason, endedAt, startAt, paid, burned } = bonus;
  const state = reason === "used_up" ? "used_up" : status;
  const amount = formatMoney(bonus.bonusAmount, { language, currency });
  const percent = formatPercent(Math.floor(bonusProgress(bonus).percent), language);
  return (
    <tr>
      <th scope="row">{text(banner.bannerTitle) || givenWords(terms, { t, language })}</th>
      <td>{bonus.amountToWager > 0 ? t("bonus.history.wagered", { amount, percent }) : amount}</td>
      <td>
        <Moment at={endedAt ?? startAt} language={language} options={{ dateStyle: "medium" }} />
      </td>
      <td>
        <span className={css.state} data-state={state}>
          {t(`bonus.history.states.${state}`)}
        </span>
      </td>
      <td data-private="">
        <Money amount={paid > 0 ? paid : status === "CANCELLED" ? -burned : 0} currency={currency} language={language} isResult />
      </td>
    </tr>
  );
}
