import type { Finding } from "../../../schemas/finding";
import { defaultLanguage, type Language } from "../../../schemas/language";
import { purposeOf } from "../page_use";
import { readTexts, sourcesByTranslation, stateOf } from "../translations/translation_states";
import { blocking, inProps, type Subject, warning } from "./subject";

interface FoundText {
  section?: Subject["sections"][number]["section"];
  path: readonly (string | number)[];
  value: unknown;
  isRequired: boolean;
  /** What its translations were made from. */
  sources: ReturnType<typeof sourcesByTranslation>;
}

/** How many places of missing translations are named; the counts are of all. */
const namedPlaces = 500;

/** Texts without English, which stands in for every language (L-9.35), what other languages lack, and what was made from another English. */
export function checkTexts(subject: Subject): Finding[] {
  const texts = textsOf(subject);
  const withoutEnglish = texts.filter(
    ({ value, isRequired }) => !hasText(value, defaultLanguage) && (isRequired || hasAny(value)),
  );
  return [
    ...withoutEnglish.map((text) => blocking("text.no_english", text, { language: defaultLanguage })),
    ...perLanguage("text.untranslated", texts, { languages: subject.facts.languages, isFound: isMissing }),
    ...perLanguage("text.outdated", texts, { languages: subject.facts.languages, isFound: isOutdated }),
  ];
}

function textsOf({ page, sections }: Subject): FoundText[] {
  const sources = sourcesByTranslation(page);
  const isAtAddress = purposeOf(page) === null; // else its title is a name for its makers
  const own: FoundText[] = isAtAddress ? [{ path: ["title"], value: page.title, isRequired: true, sources }] : [];
  if (isAtAddress && page.description !== undefined)
    own.push({ path: ["description"], value: page.description, isRequired: false, sources });
  for (const { section, fields } of sections) {
    const madeFrom = sourcesByTranslation(section);
    for (const field of fields)
      if (field.kind === "text") own.push({ ...field, section, path: inProps(field.path), sources: madeFrom });
  }
  return own;
}

interface Sought {
  languages: readonly Language[];
  isFound: (text: FoundText, language: Language) => boolean;
}

const isMissing: Sought["isFound"] = ({ value }, language) => !hasText(value, language);
const isOutdated: Sought["isFound"] = ({ value, sources }, language) =>
  sources.size > 0 && hasText(value, defaultLanguage) && stateOf({ texts: readTexts(value) }, language, sources) === "outdated";

/** What is so in some languages, counted by language, with where. */
function perLanguage(
  code: "text.untranslated" | "text.outdated",
  texts: readonly FoundText[],
  { languages, isFound }: Sought,
): Finding[] {
  const others = languages.filter((language) => language !== defaultLanguage);
  const counts = new Map<Language, number>();
  const places: { id: string | null; name: string; path: readonly (string | number)[]; languages: Language[] }[] = [];
  for (const text of texts) {
    const { section, path, value } = text;
    if (!hasAny(value)) continue;
    const missing = others.filter((language) => isFound(text, language));
    for (const language of missing) counts.set(language, (counts.get(language) ?? 0) + 1);
    if (missing.length > 0 && places.length < namedPlaces) {
      places.push({ id: section?.id ?? null, name: section?.name ?? "", path, languages: missing });
    }
  }
  if (counts.size === 0) return [];
  const byLanguage = [...counts].map(([language, count]) => ({ language, count })).sort((a, b) => b.count - a.count);
  const count = byLanguage.reduce((sum, each) => sum + each.count, 0);
  const [first] = places;
  const section = texts.find((text) => text.section && text.section.id === first?.id)?.section;
  return [warning(code, { section, path: first?.path }, { count, languages: byLanguage, places })];
}

const isWords = (text: unknown) => typeof text === "string" && text.replace(/<[^>]*>|&nbsp;/g, "").trim() !== "";

/** A plain string counts as English. */
export function hasText(value: unknown, language: Language): boolean {
  if (typeof value === "string") return language === defaultLanguage && isWords(value);
  return typeof value === "object" && value !== null && Object.hasOwn(value, language) && isWords((value as never)[language]);
}

export const hasAny = (value: unknown) =>
  typeof value === "string" ? isWords(value) : typeof value === "object" && value !== null && Object.values(value).some(isWords);
