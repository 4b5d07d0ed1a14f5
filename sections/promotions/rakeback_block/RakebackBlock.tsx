import { useClock } from "../../../src/kit/session/use_clock";
import { Coin } from "../../../src/features/rewards/rewards/Coin";
import { useRakeback } from "../../../src/features/rewards/rewards/use_rakeback";
import { useLanguage, useT, useText } from "../../../src/kit/session/hooks";
import { Button } from "../../../src/kit/ui/Button";
import { Countdown } from "../../../src/kit/ui/Countdown";
import { countdownAt } from "../../../src/kit/ui/countdown";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatMoney, formatPercent } from "../../../src/kit/ui/format";
import { CalendarDays } from "../../../src/kit/ui/icons";
import { Money } from "../../../src/kit/ui/Money";
import { SectionHead } from "../../../src/kit/ui/SectionHead";
import { Skeleton } from "../../../src/kit/ui/Skeleton";
import type { SectionProps } from "../../define_section";
import { BonusesFailed } from "../BonusesFailed";
import css from "../Rakeback.module.css";
import type { Props } from "./schema";

/** What can be claimed of rakeback, and what today has earned so far (S-2.22, L-7.49). */
export function RakebackBlock({ props, root }: SectionProps<Props>) {
  const t = useT();
  const text = useText();
  const language = useLanguage();
  const now = useClock();
  const { isUser, query, claim, isClaiming, said } = useRakeback();
  if (!isUser) return <section {...root} hidden />;
  const { data } = query;
  const currency = data?.currencyCode ?? "EUR";
  const today = data?.days.find(({ state }) => state === "earning")?.amount ?? 0;
  return (
    <section {...root} className={css.section} aria-busy={query.isPending}>
      <SectionHead title={text(props.title) || t("bonus.rakeback.title")} />
      {query.isPending && <Skeleton height="180px" />}
      {query.isError && <BonusesFailed onRetry={() => query.refetch()} isBusy={query.isFetching} />}
      {data && data.bonusId === null && (
        <EmptyState icon={<CalendarDays />} title={t("bonus.rakeback.not_offered")}>
          {t("bonus.rakeback.not_offered_text")}
        </EmptyState>
      )}
      {data && data.bonusId !== null && (
        <>
          <p className={css.text}>{t("bonus.rakeback.text", { percent: formatPercent(data.percent, language) })}</p>
          <div className={css.pair}>
            <div className={css.ready} data-has={data.ready > 0 || undefined}>
              <h3>{t("bonus.rakeback.ready")}</h3>
              <p className={css.sum} data-private="">
                {props.showCoin && data.ready > 0 && <Coin />}
                <Money amount={data.ready} currency={currency} language={language} />
              </p>
              {data.ready > 0 ? (
                <Button look="primary" busy={isClaiming && t("bonus.rakeback.claiming")} onClick={() => void claim()}>
                  {t("bonus.rakeback.claim", { amount: formatMoney(data.ready, { language, currency }) })}
                </Button>
              ) : (
                <p className={css.text}>{t("bonus.rakeback.nothing")}</p>
              )}
              <p role="status" className={css.text}>
                {said}
              </p>
            </div>
            <div className={css.today}>
              <h3>{t("bonus.rakeback.today")}</h3>
              <p className={css.sum} data-private="">
                <Money amount={today} currency={currency} language={language} />
              </p>
              {data.nextAt && (
                <p className={css.text}>
                  <Countdown
                    state={countdownAt(now, null, data.nextAt)}
                    language={language}
                    label={t("bonus.rakeback.ready_in")}
                  />
                </p>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}
