import { profiles } from "../../../schemas/profiles";
import type { PageRule } from "../../../schemas/profile";
import type { Market } from "../../../schemas/settings";
import type { Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { marketName } from "../../explain/finding_words";
import { sourceWords } from "../../explain/market_words";
import { useCheck, useT, useWorkplace } from "../../workplace/use_editor";
import inspector from "./Inspector.module.css";
import css from "./Why.module.css";

/** What the page rules of the site's markets have to do with a section: it is what they ask for, or the reason why they ask. */
export default function LawVerdicts({ section }: { section: Section }) {
  const t = useT();
  const { language } = useWorkplace();
  const markets = useCheck((check) => check.markets);
  const asked = markets.flatMap((market) => rulesAbout(section, market));
  if (asked.length === 0) return null;
  return (
    <div className={inspector.part}>
      <h3 className={inspector.partHead}>{t("market.why.title")}</h3>
      <ul className={css.law}>
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
    </div>
  );
}

function rulesAbout(section: Section, market: Market): { market: Market; rule: PageRule; isGiven: boolean }[] {
  return (profiles.get(market)?.pageRules ?? []).flatMap((rule) => {
    const isGiven =
      registry.isLandmark(section) && rule.reach.some((target) => "section" in target && target.section === section.type);
    return isGiven || rule.onlyWith?.includes(section.type) ? [{ market, rule, isGiven }] : [];
  });
}
