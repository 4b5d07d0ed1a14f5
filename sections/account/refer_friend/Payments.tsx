import type { FriendsPayment } from "../../../schemas/api/referral";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { formatDate } from "../../../src/kit/ui/format";
import { ChevronDown } from "../../../src/kit/ui/icons";
import { Money } from "../../../src/kit/ui/Money";
import { Calculation } from "./Calculation";
import css from "./ReferFriend.module.css";

/** What was paid for which month, and how it was counted. */
export function Payments({ payments }: { payments: readonly FriendsPayment[] }) {
  const t = useT();
  const language = useLanguage();
  if (payments.length === 0) return null;
  return (
    <section className={css.panel}>
      <h3>{t("referral.payments.title")}</h3>
      <div className={css.months}>
        {payments.map(({ month, percent, lines, paid, currencyCode, at }) => (
          <details key={month}>
            <summary>
              <span>
                <b>{formatDate(`${month}-15T12:00:00Z`, language, { month: "long", year: "numeric", timeZone: "UTC" })}</b>
                <span className={css.small}>
                  {t(paid > 0 ? "referral.payments.paid" : "referral.payments.nothing", {
                    day: formatDate(at, language, { dateStyle: "medium", timeZone: "UTC" }),
                  })}
                </span>
              </span>
              <strong data-private="">
                <Money amount={paid} currency={currencyCode} language={language} />
              </strong>
              <ChevronDown />
            </summary>
            {lines.map((line) => (
              <Calculation key={line.currencyCode} line={line} percent={percent} />
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}
