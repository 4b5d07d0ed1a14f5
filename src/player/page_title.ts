import type { Page } from "../../schemas/page";
import type { Language } from "../../schemas/text";

export const inLanguage = (value: Page["description"], language: Language) =>
  typeof value === "string" ? value : (value?.[language] ?? value?.["en"] ?? "");

/** What stands in the browser's tab. */
export function pageTitle(page: Page | null, language: Language, siteName: string) {
  const title = page && inLanguage(page.title, language);
  return title ? `${title} · ${siteName}` : siteName;
}

export const pageDescription = (page: Page | null, language: Language) => inLanguage(page?.description, language);
