import type { SettingsFinding } from "../../../schemas/settings_finding";
import { siteSettings, type SiteSettings } from "../../../schemas/settings";
import type { SettingsSubject } from "./settings_subject";
import { targetOf } from "./link_target";
import { type FoundLink, linksIn } from "./links_in";
import { fieldsIn } from "./props_fields";

/** Links of menus, footer and onboarding, and page addresses, that lead nowhere. One that is on the site already stops nothing. */
export function checkSettingsLinks({ settings, site }: SettingsSubject): SettingsFinding[] {
  const live = new Set(linksOf(site.settings).map(({ url }) => url));
  return linksOf(settings).flatMap(({ url, path }): SettingsFinding[] => {
    const { kind } = targetOf(url, "", site);
    if (kind !== "nowhere" && kind !== "draft") return [];
    const severity = live.has(url) ? "warn" : "block";
    return [{ code: "link.broken", severity, path, values: { url, isDraft: kind === "draft" } }];
  });
}

const linksOf = (settings: SiteSettings): FoundLink[] => [
  ...linksIn(fieldsIn(siteSettings, settings)),
  ...Object.entries(settings.pageAddresses).flatMap(([key, address]) =>
    Object.entries(address).flatMap(([language, url]) => (url ? [{ url, path: ["pageAddresses", key, language] }] : [])),
  ),
];
