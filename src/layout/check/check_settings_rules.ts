import type { Finding } from "../../../schemas/finding";
import type { Page } from "../../../schemas/page";
import type { SettingsFinding } from "../../../schemas/settings_finding";
import type { Market, SiteSettings } from "../../../schemas/settings";
import { purposeOf } from "../page_use";
import { upgrade } from "../upgrade";
import { checkRules } from "./check_rules";
import type { SettingsSubject } from "./settings_subject";
import { siteFactsOf } from "./site_facts";
import { checkedSections } from "./subject";

interface Unmet {
  market: Market;
  rule: string;
  number: number;
  severity: Finding["severity"];
  source: unknown;
  grades: unknown;
  pages: { id: string; route: string }[];
}

/**
 * What the markets' page rules find on published pages because of the new settings. A market that is served already must
 * not lose what it asks for; one that is being added says what there is to do.
 */
export function checkSettingsRules(subject: SettingsSubject): SettingsFinding[] {
  const { settings, site } = subject;
  if (settings.markets.length === 0 || !mayMatter(settings, site.settings)) return [];
  const found = new Map<string, Unmet>();
  for (const page of site.pages) {
    if (purposeOf(page) !== null) continue;
    const before = new Set(unmetOn(page, site.settings, subject).map(keyOf));
    for (const finding of unmetOn(page, settings, subject)) {
      if (before.has(keyOf(finding))) continue;
      const { market, rule, number, source, grades } = finding.values as unknown as Unmet; // as `checkRules` writes them
      const unmet = found.get(keyOf(finding)) ?? { market, rule, number, source, grades, severity: finding.severity, pages: [] };
      unmet.pages.push({ id: page.id, route: page.route });
      found.set(keyOf(finding), unmet);
    }
  }
  return [...found.values()].map(({ severity, ...values }): SettingsFinding => {
    const isNew = !site.settings.markets.includes(values.market);
    return {
      code: "rule.unmet",
      severity: isNew ? "warn" : severity,
      path: ["markets"],
      values: { ...values, isNew, count: values.pages.length },
    };
  });
}

const asked = [
  "markets",
  "navigationLayout",
  "pageAddresses",
  "topNavigation",
  "sideNavigation",
  "bottomBar",
  "footerColumns",
  "footerOff",
  "footerText",
  "legalText",
  "licenceSeal",
  "logos",
  "sideLinks",
  "extraHeader",
  "languages",
] as const;

/** Whether the settings differ in anything that a market's rules look at. */
const mayMatter = (settings: SiteSettings, live: SiteSettings) =>
  asked.some((field) => JSON.stringify(settings[field]) !== JSON.stringify(live[field]));

const keyOf = ({ values }: Finding) => `${String(values["market"])} ${String(values["number"])}`;

function unmetOn(page: Page, settings: SiteSettings, { site, registry, now }: SettingsSubject): Finding[] {
  const newest = { ...page, sections: upgrade(page.sections, registry) };
  const sections = checkedSections(newest.sections, registry);
  const nests = sections.flatMap(({ section }) => registry.nestedPageOf(section) ?? []);
  const facts = siteFactsOf({ ...site, settings }, registry, nests);
  return checkRules({ page: newest, sections, registry, facts, now }).findings;
}
