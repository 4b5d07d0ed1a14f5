import type { Finding } from "../../../schemas/finding";
import { defaultLanguage, type Language } from "../../../schemas/language";
import { blocking, inProps, type Subject, warning } from "./subject";

interface FoundText {
  section?: Subject["sections"][number]["section"];
  path: readonly (string | number)[];
  value: unknown;
  isRequired: boolean;
}

/** How many places of missing translations are named; the counts are of all. */
const namedPlaces = 500;

/** Texts without English, which stands in for every language (L-9.35), and what other languages lack. */
export function checkTexts(subject: Subject): Finding[] {
  const texts = textsOf(subject);
  const withoutEnglish = texts.filter(
    ({ value, isRequired }) => !hasText(value, defaultLanguage) && (isRequired || hasAny(value)),
  );
  return [
    ...withoutEnglish.map((text) => blocking("text.no_english", text, { language: defaultLanguage })),
    ...untranslated(texts, subject.facts.languages),
  ];
}

function textsOf({ page, sections }: Subject): FoundText[] {
  const own: FoundText[] = [{ path: ["title"], value: page.title, isRequired: true }];
  if (page.description !== undefined) own.push({ path: ["description"], value: page.description, isRequired: false });
  for (const { section, fields } of sections) {
    for (const field of fields) if (field.kind === "text") own.push({ ...field, section, path: inProps(field.path) });
  }
  return own;
}

function untranslated(texts: readonly FoundText[], languages: readonly Language[]): Finding[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  const counts = new Map<Language, number>();
  const places: { id: string | null; name: string; path: readonly (string | number)[]; languages: Language[] }[] = [];
  for (const { section, path, value } of texts) {
    if (!hasAny(value)) continue;
    const missing = others.filter((language) => !hasText(value, language));
    for (const language of missing) counts.set(language, (counts.get(language) ?? 0) + 1);
    if (missing.length > 0 && places.length < namedPlaces) {
      places.push({ id: section?.id ?? null, name: section?.name ?? "", path, languages: missing });
    }
  }
  if (counts.size === 0) return [];
  const perLanguage = [...counts].map(([language, count]) => ({ language, count })).sort((a, b) => b.count - a.count);
  const count = perLanguage.reduce((sum, each) => sum + each.count, 0);
  const [first] = places;
  const section = texts.find((text) => text.section && text.section.id === first?.id)?.section;
  return [warning("text.untranslated", { section, path: first?.path }, { count, languages: perLanguage, places })];
}

const isWords = (text: unknown) => typeof text === "string" && text.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";

/** A plain string counts as English. */
export function hasText(value: unknown, language: Language): boolean {
  if (typeof value === "string") return language === defaultLanguage && isWords(value);
  return typeof value === "object" && value !== null && Object.hasOwn(value, language) && isWords((value as never)[language]);
}

export const hasAny = (value: unknown) =>
  typeof value === "string" ? isWords(value) : typeof value === "object" && value !== null && Object.values(value).some(isWords);
