import type { SettingsFinding } from "../../../schemas/settings_finding";
import { siteSettings, type SiteSettings } from "../../../schemas/settings";
import { defaultLanguage, type Language } from "../../../schemas/language";
import type { SettingsSubject } from "./settings_subject";
import { hasAny, hasText } from "./check_texts";
import { fieldsIn } from "./props_fields";

/** Texts that no language stands in for, and those that a language of the site lacks. */
export function checkSettingsTexts({ settings, site }: SettingsSubject): SettingsFinding[] {
  const live = new Set(textsOf(site.settings).map(({ value }) => JSON.stringify(value)));
  const texts = textsOf(settings);
  const withoutEnglish = texts.filter(
    ({ value, isRequired }) => !hasText(value, defaultLanguage) && (isRequired || hasAny(value)),
  );
  return [
    ...withoutEnglish.map(({ path, value }): SettingsFinding => ({
      code: "text.no_english",
      severity: live.has(JSON.stringify(value)) ? "warn" : "block",
      path,
      values: { language: defaultLanguage },
    })),
    ...untranslated(texts, settings.languages),
  ];
}

const textsOf = (settings: SiteSettings) => fieldsIn(siteSettings, settings).filter((field) => field.kind === "text");

function untranslated(texts: ReturnType<typeof textsOf>, languages: readonly Language[]): SettingsFinding[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  const places = texts.flatMap(({ path, value }) => {
    const missing = hasAny(value) ? others.filter((language) => !hasText(value, language)) : [];
    return missing.length > 0 ? [{ path, languages: missing }] : [];
  });
  const [first] = places;
  if (!first) return [];
  const count = places.reduce((sum, place) => sum + place.languages.length, 0);
  const perLanguage = others.flatMap((language) => {
    const lacking = places.filter((place) => place.languages.includes(language)).length;
    return lacking > 0 ? [{ language, count: lacking }] : [];
  });
  return [{ code: "text.untranslated", severity: "warn", path: first.path, values: { count, languages: perLanguage, places } }];
}
