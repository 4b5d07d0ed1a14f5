import type { SiteSettings } from "../../schemas/settings";
import { defaultLanguage, type Language } from "../../schemas/language";
import { pageAddress, pageAddressesOf } from "./page_address";

/** The language of addresses that have none in front (L-1.13). */
export const defaultLanguageOf = ({ languages }: Pick<SiteSettings, "languages">): Language =>
  languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? defaultLanguage);

type Settings = Pick<SiteSettings, "languages" | "pageAddresses">;

/** The same page's path in a language, where the settings have another one there (L-2.22). */
export function pathIn(settings: Pick<Settings, "pageAddresses">, path: string, language: Language): string {
  const key = Object.keys(settings.pageAddresses).find((key) => {
    const addresses = pageAddressesOf(settings, key);
    return addresses.length > 1 && addresses.includes(path);
  });
  return (key && pageAddress(settings, key, language)) || path;
}

/** The other paths by which the settings know the page at a path: English and usual ones first. */
export const otherPaths = (settings: Pick<Settings, "pageAddresses">, path: string): string[] =>
  Object.keys(settings.pageAddresses)
    .map((key) => [
      pageAddress(settings, key, defaultLanguage) ?? "",
      pageAddress({ pageAddresses: {} }, key, defaultLanguage) ?? "",
      ...pageAddressesOf(settings, key),
    ])
    .filter((addresses) => addresses.includes(path))
    .flat()
    .filter((address) => address !== path && address !== "");

/** A path with a language in front. */
export const withLanguage = (language: Language | null, path: string) =>
  language === null ? path : `/${language}${path === "/" ? "" : path}`;

/** A page's one address in a language, for search engines: the default language's has none in front (L-1.13). */
export const addressIn = (settings: Settings, path: string, language: Language) =>
  withLanguage(language === defaultLanguageOf(settings) ? null : language, pathIn(settings, path, language));
