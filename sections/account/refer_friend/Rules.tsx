import type { Referral } from "../../../schemas/api/referral";
import { useLanguage, useT } from "../../../src/kit/session/hooks";
import { formatNumber, formatPercent } from "../../../src/kit/ui/format";
import css from "./ReferFriend.module.css";

/** How it is counted, with the figures of the site's settings. */
export function Rules({ referral: { percent, yearly } }: { referral: Referral }) {
  const t = useT();
  const language = useLanguage();
  const figures = { percent: formatPercent(percent, language), yearly: formatNumber(yearly, language) };
  return (
    <section className={css.rules}>
      <h3>{t("referral.rules.title")}</h3>
      <ul>
        {(["sum", "below", "paid", "yearly", "who"] as const).map((name) => (
          <li key={name}>{t(`referral.rules.${name}`, figures)}</li>
        ))}
      </ul>
    </section>
  );
}
