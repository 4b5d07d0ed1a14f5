import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { refreshCashback } from "../../../schemas/api/bonuses";
import type { Promotion } from "../../../schemas/api/promotions";
import { ShortTerms } from "../../../src/features/rewards/rewards/ShortTerms";
import { useBonusesAgain } from "../../../src/features/rewards/rewards/use_activate";
import { useRefusalWords } from "../../../src/features/rewards/rewards/use_refusal_words";
import { useApi, useLanguage, useQueryContext, useT, useText, useViewer } from "../../../src/kit/session/hooks";
import { useServices } from "../../../src/kit/session/services";
import { Button } from "../../../src/kit/ui/Button";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatMoney, formatPercent } from "../../../src/kit/ui/format";
import { TicketPercent } from "../../../src/kit/ui/icons";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import css from "../Rakeback.module.css";
import { PromotionsFailed } from "../PromotionsFailed";
import { cashbacksQuery, paidQuery } from "./queries";
import type { Props } from "./schema";

/** What comes back of losses, what was paid so far, and the button where it does not come by itself (S-2.24, C-7.12). */
export function Cashback({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const context = useQueryContext();
  const isUser = useViewer().session === "user";
  const offers = useQuery({ ...cashbacksQuery(context), enabled: isUser });
  const paid = useQuery({ ...paidQuery(context), enabled: isUser });
  if (!isUser) return <section {...root} hidden />;
  const rows = offers.data?.bonus.rows.filter(({ terms }) => terms?.gives.kind === "cashback") ?? [];
  const got = paid.data?.userBonus.rows.filter(({ terms }) => terms.gives.kind === "cashback") ?? [];
  const currency = got[0]?.currencyCode;
  const sum = got.filter(({ currencyCode }) => currencyCode === currency).reduce((all, bonus) => all + bonus.paid, 0);
  return (
    <section {...root} className={css.section} aria-busy={offers.isPending}>
      <SectionHead title={text(props.title) || t("bonus.cashback.title")} />
      {offers.isPending && <Skeleton height="160px" />}
      {offers.isError && <PromotionsFailed onRetry={() => offers.refetch()} isBusy={offers.isFetching} />}
      {offers.isSuccess && rows.length === 0 && (
        <EmptyState icon={<TicketPercent />} title={t("bonus.cashback.none")}>
          {t("bonus.cashback.none_text")}
        </EmptyState>
      )}
      <div className={css.pair}>
        {rows.map((promotion) => (
          <Offer key={promotion.bonusId} promotion={promotion} />
        ))}
        {currency && (
          <div className={css.today}>
            <h3>{t("bonus.cashback.got")}</h3>
            <p className={css.sum} data-private="">
              <Money amount={sum} currency={currency} language={language} />
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

function Offer({ promotion: { banner, bonusId, terms, autoPayoutDays } }: { promotion: Promotion }) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const api = useApi();
  const { isCanvas } = useServices();
  const again = useBonusesAgain();
  const wordsOf = useRefusalWords();
  const [isWorking, setWorking] = useState(false);
  const isAsking = useRef(false);
  const [said, say] = useState("");
  if (terms?.gives.kind !== "cashback") return null;
  const { percent, days } = terms.gives;
  const weekly = autoPayoutDays > 0 ? "bonus.cashback.text_by_itself" : "bonus.cashback.text_week";
  const words = days > 0 ? weekly : "bonus.cashback.text";

  async function handleRefresh() {
    if (isAsking.current || isCanvas) return;
    isAsking.current = true;
    setWorking(true);
    const sent = await api.call(refreshCashback, { body: { bonusId } }).catch(() => null); // logged only (C-8.14)
    await again();
    isAsking.current = false;
    setWorking(false);
    if (sent && sent.errorCode === null)
      return say(t("bonus.active.paid", { amount: formatMoney(sent.amount, { language, currency: sent.currencyCode }) }));
    const { title, text: why } = wordsOf({ code: sent?.errorCode ?? "UNIFIED_ERROR", data: sent?.errorData ?? null, bonusId });
    say(`${title}. ${why}`);
  }

  return (
    <div className={css.ready}>
      <h3>{text(banner.bannerTitle) || t("bonus.cashback.title")}</h3>
      <p className={css.text}>{t(words, { percent: formatPercent(percent, language) })}</p>
      <ShortTerms terms={terms} />
      <Button look="primary" busy={isWorking && t("bonus.rakeback.claiming")} onClick={() => void handleRefresh()}>
        {t("bonus.cashback.refresh")}
      </Button>
      <p role="status" className={css.text}>
        {said}
      </p>
    </div>
  );
}
