import type { Referral } from "../../../schemas/api/referral";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { EmptyState } from "../../../src/kit/ui/EmptyState";
import { formatDate } from "../../../src/kit/ui/format";
import { Icon } from "../../../src/kit/ui/Icon";
import { Calculation } from "./Calculation";
import css from "./ReferFriend.module.css";

/** The month that runs, computed as it will be paid. */
export function ThisMonth({ referral: { current, percent } }: { referral: Referral }) {
  const t = useT();
  const language = useLanguage();
  const day = formatDate(`${current.paidFrom}T12:00:00Z`, language, { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <section className={css.panel}>
      <h3>{t("referral.month.title")}</h3>
      {current.lines.length === 0 ? (
        <EmptyState icon={<Icon name="coins" />} title={t("referral.month.none")}>
          {t("referral.month.none_text")}
        </EmptyState>
      ) : (
        <>
          {current.lines.map((line) => (
            <Calculation key={line.currencyCode} line={line} percent={percent} />
          ))}
          <p className={css.small}>{t("referral.month.paid", { day })}</p>
        </>
      )}
    </section>
  );
}
