import type { PageRule } from "../../../schemas/profile";
import { profiles } from "../../../schemas/profiles";
import type { Section } from "../../../schemas/page";
import type { Market } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { marketName } from "../../explain/finding_words";
import { lawOfSection } from "../../explain/law_of_section";
import { marketStatements, sourceWords } from "../../explain/market_words";
import { useCheck, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Law.module.css";
import { Statements } from "./Statements";

/** What the law of the site's markets has to do with a section: pages need it, or something beside it, and what it keeps to by itself. */
export default function LawVerdicts({ section }: { section: Section }) {
  const t = useT();
  const { language } = useWorkplace();
  const markets = useCheck((check) => check.markets);
  const asked = markets.flatMap((market) => rulesAbout(section, market));
  const { fields, kind } = lawOfSection(section.type);
  const kept = markets.flatMap((market) => {
    const profile = profiles.get(market);
    const statements = profile ? marketStatements(profile, t, language, { fields, kind }) : [];
    return statements.length > 0 ? [{ market, statements }] : [];
  });
  if (asked.length === 0 && kept.length === 0) return null;
  return (
    <section className={css.part} aria-label={t("market.why.title")}>
      <h3>{t("market.why.title")}</h3>
      <ul className={css.rules}>
        {asked.map(({ market, rule, isGiven }) => (
          <li key={`${market} ${rule.name}`}>
            {t(isGiven ? "market.why.gives" : "market.why.needs", {
              market: marketName(market, language, t),
              rule: t(`market.rule.${rule.name}`),
            })}
            <small>{sourceWords(t, rule, language)}</small>
          </li>
        ))}
      </ul>
      {kept.map(({ market, statements }) => (
        <details key={market}>
          <summary>{t("market.why.keeps", { market: marketName(market, language, t) })}</summary>
          <Statements statements={statements} />
        </details>
      ))}
    </section>
  );
}

function rulesAbout(section: Section, market: Market): { market: Market; rule: PageRule; isGiven: boolean }[] {
  return (profiles.get(market)?.pageRules ?? []).flatMap((rule) => {
    const isGiven =
      registry.isLandmark(section) && rule.reach.some((target) => "section" in target && target.section === section.type);
    return isGiven || rule.onlyWith?.includes(section.type) ? [{ market, rule, isGiven }] : [];
  });
}
