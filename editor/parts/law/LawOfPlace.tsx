import { Check, X } from "lucide-react";
import { profiles } from "../../../schemas/profiles";
import type { PageRule, Visitor } from "../../../schemas/profile";
import { flatten } from "../../core/tree";
import { marketName } from "../../explain/finding_words";
import { sourceWords } from "../../explain/market_words";
import { useCheck, useEditorState, useT, useWorkplace } from "../../workplace/use_editor";
import css from "./Law.module.css";

/** What the law of a country asks of this page for one kind of visitor, and whether the page gives it. */
export default function LawOfPlace({ country, visitor }: { country: string; visitor: Visitor }) {
  const t = useT();
  const { language } = useWorkplace();
  const markets = useCheck((check) => check.markets);
  const findings = useCheck((check) => check.findings);
  const sections = useEditorState(({ page }) => page.sections);
  const types = new Set(flatten(sections).map(({ type }) => type));
  const isAsked = ({ who, on, onlyWith }: PageRule) =>
    who.includes(visitor) && on === "every_page" && (onlyWith?.some((type) => types.has(type)) ?? true);
  const asked = markets.flatMap((market) => {
    const profile = profiles.get(market);
    if (profile?.country !== country) return [];
    return profile.pageRules.filter(isAsked).map((rule) => ({ market, rule }));
  });
  if (findings === null || asked.length === 0) return null;
  const isUnmet = (market: string, name: string) =>
    findings.some(
      ({ code, values }) =>
        code === "rule.unmet" &&
        values["market"] === market &&
        values["rule"] === name &&
        (values["who"] as readonly string[]).includes(visitor),
    );
  return (
    <section className={css.part} aria-label={t("market.why.title")}>
      <h3>{t("market.why.title")}</h3>
      <ul className={css.rules}>
        {asked.map(({ market, rule }) => {
          const isMissing = isUnmet(market, rule.name);
          return (
            <li key={`${market} ${rule.name}`} className={css.verdict} data-tone={isMissing ? "bad" : "good"}>
              {isMissing ? (
                <X size={14} role="img" aria-label={t("market.unmet")} />
              ) : (
                <Check size={14} role="img" aria-label={t("market.met")} />
              )}
              <span>
                {marketName(market, language, t)}: {t(`market.rule.${rule.name}`)}
                <small>{sourceWords(t, rule, language)}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
