import type { Page } from "../../schemas/page";
import type { Language } from "../../schemas/text";

export const inLanguage = (value: Page["description"], language: Language) =>
  typeof value === "string" ? value : value?.[language] || value?.["en"] || "";

/** What stands in the browser's tab. */
export const pageTitle = (page: Page, language: Language, siteName: string) =>
  titleWith(inLanguage(page.title, language), siteName);

export const titleWith = (title: string, siteName: string) => (title ? `${title} · ${siteName}` : siteName);
