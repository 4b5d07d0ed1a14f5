import { isLanguage, type Language } from "../../../schemas/text";

const norwegian: Record<string, Language> = { nb: "no", nn: "no" };

/** The one of the offered languages that a browser likes best, by its Accept-Language header. */
export function acceptedLanguage(header: string | undefined, offered: readonly Language[]): Language | null {
  const wanted = (header ?? "").split(",", 20).map((part) => {
    const [tag = "", weight = ""] = part.trim().split(/;\s*q=/);
    return { tag: tag.split("-", 1)[0]?.toLowerCase() ?? "", weight: weight === "" ? 1 : Number(weight) || 0 };
  });
  for (const { tag, weight } of wanted.sort((a, b) => b.weight - a.weight)) {
    const language = norwegian[tag] ?? tag;
    if (weight > 0 && isLanguage(language) && offered.includes(language)) return language;
  }
  return null;
}
