import type { TFunction } from "i18next";
import type { Language } from "../../../../schemas/text";
import type { Finding } from "../../../../src/layout/analyse/find_faults";
import { editorLocale } from "../../../words/editor_locale";
import { countryName, listWords } from "../../../words/names_in";

/** What is wrong, in a short sentence, and why or what it means in another. */
export function findingWords(t: TFunction, finding: Finding, language: Language): { title: string; text: string } {
  const holder = finding.subject.holder?.section.name ?? "";
  const words = (key: string, values: Record<string, string> = {}) => ({
    title: t(`matrix.finding.${finding.kind}.title`, values),
    text: t(`matrix.finding.${key}`, { holder, ...values }),
  });
  switch (finding.kind) {
    case "nobody":
    case "no_country":
      return words(`${finding.kind}.${finding.reason}`);
    case "contradiction":
    case "unreachable_countries":
      return words(`${finding.kind}.text`, { countries: countryList(t, finding.countries, language) });
    case "restricted_ignored":
      return words("restricted_ignored.text");
    case "adds_nothing": {
      const of = `matrix.finding.adds_nothing.${finding.rule}`;
      return { title: t(`${of}.title`), text: t(`${of}.text`) };
    }
  }
}

const most = 8;

/** The names of the first few countries, and how many more there are. */
export function countryList(t: TFunction, codes: readonly string[], language: Language): string {
  const names = codes.map((code) => countryName(code, language)).sort((a, b) => a.localeCompare(b, editorLocale(language)));
  if (names.length > most) return t("explain.and_more", { first: names.slice(0, most).join(", "), count: names.length - most });
  return listWords(names, language);
}
