import { marketName } from "../../explain/finding_words";
import { marketStatements } from "../../explain/market_words";
import { profiles } from "../../../schemas/profiles";
import type { Market } from "../../../schemas/settings";
import { useT, useWorkplace } from "../../workplace/use_editor";
import { Statements } from "../../parts/law/Statements";
import css from "./MarketRules.module.css";

/** What the chosen markets ask for, figure by figure, each with where it is written. */
export default function MarketRules({ markets }: { markets: readonly Market[] }) {
  const t = useT();
  const { language } = useWorkplace();
  const chosen = markets.flatMap((code) => profiles.get(code) ?? []);
  if (chosen.length === 0) return null;
  return (
    <section className={css.markets} aria-label={t("market.title")}>
      <h4>{t("market.title")}</h4>
      <p>{t("market.lead")}</p>
      {chosen.map((profile) => (
        <details key={profile.code}>
          <summary>{marketName(profile.code, language, t)}</summary>
          <Statements statements={marketStatements(profile, t, language)} />
        </details>
      ))}
    </section>
  );
}
