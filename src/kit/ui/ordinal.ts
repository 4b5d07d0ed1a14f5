import type { Language } from "../../../schemas/text";

const english: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const rules = new Intl.PluralRules("en", { type: "ordinal" });

/** A place as it is written: 1st, 2nd, 3rd, 11th, 12th, 13th, 21st; with a point or a raised o in other languages (C-9.35). */
export function formatOrdinal(place: number, language: Language): string {
  if (language === "en") return `${place}${english[rules.select(place)] ?? "th"}`;
  return language === "es" || language === "pt" ? `${place}.º` : `${place}.`;
}
