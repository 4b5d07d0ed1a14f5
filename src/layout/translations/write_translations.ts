import { defaultLanguage, type Language } from "../../../schemas/language";
import type { Page, Section, TranslationFields } from "../../../schemas/page";
import { markOf } from "../mark_of";
import { keepSources } from "./keep_sources";
import { pairOf, type TranslationRegistry } from "./translation_states";

/** One translation to be written, or, with the text that is there, said to be right. */
export interface WrittenTranslation {
  /** Null for the page's own texts. */
  sectionId: string | null;
  /** From the section or the page on. */
  path: readonly (string | number)[];
  /** The English that it was made from; that which stands there where it is missing. */
  source?: string | undefined;
  /** An empty one takes the translation away. */
  text: string;
}

/** A page with translations in one language written into it. Places that it does not have are left out. */
export function writeTranslations(
  page: Page,
  language: Language,
  written: readonly WrittenTranslation[],
  registry: TranslationRegistry,
): Page {
  const byHolder = Map.groupBy(written, ({ sectionId }) => sectionId);
  const texted = mapHolders(page, (holder, id) =>
    (byHolder.get(id) ?? []).reduce((next, { path, text }) => setText(next, path, language, text), holder),
  );
  return mapHolders(keepSources(page, texted, registry), (holder, id) => withPairs(holder, byHolder.get(id) ?? [], language));
}

/** Changes the page itself and its sections, each by its id; what stays as it is keeps its identity. */
function mapHolders(page: Page, change: <Of extends Page | Section>(holder: Of, id: string | null) => Of): Page {
  const each = (siblings: Section[]): Section[] => {
    const next = siblings.map((section) => {
      const inner = section.sections && each(section.sections);
      return change(inner === section.sections ? section : { ...section, sections: inner }, section.id);
    });
    return next.every((section, index) => section === siblings[index]) ? siblings : next;
  };
  const sections = each(page.sections);
  return change(sections === page.sections ? page : { ...page, sections }, null);
}

/** Says what each of them was made from, and nothing else. */
function withPairs<Of extends Page | Section>(holder: Of, written: readonly WrittenTranslation[], language: Language): Of {
  const kept: TranslationFields = holder;
  const translated = { ...kept.translated };
  const sources = { ...kept.sources };
  let isChanged = false;
  for (const { path, source, text } of written) {
    const now = textAt(holder, path, defaultLanguage);
    const english = source ?? now;
    if (!english || textAt(holder, path, language) !== text || text === "") continue;
    const pair = pairOf(english, language, text);
    const isOld = now !== undefined && markOf(now) !== markOf(english);
    if (translated[pair] && !(isOld && translated[pairOf(now, language, text)])) continue;
    isChanged = true;
    translated[pair] = true;
    if (!isOld) continue;
    delete translated[pairOf(now, language, text)];
    sources[markOf(english)] = english;
  }
  return isChanged ? { ...holder, translated, ...(Object.keys(sources).length > 0 && { sources }) } : holder;
}

function textAt(holder: object, path: readonly (string | number)[], language: Language): string | undefined {
  let value: unknown = holder;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  if (typeof value === "string") return language === defaultLanguage ? value : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const text = (value as Record<string, unknown>)[language];
  return typeof text === "string" ? text : undefined;
}

/** A holder with another text at a path; the very same where the path leads to no text or it is that already. */
function setText<Of extends object>(holder: Of, path: readonly (string | number)[], language: Language, text: string): Of {
  const [key, ...rest] = path;
  if (key === undefined) return changeText(holder, language, text) as Of;
  if (!Object.hasOwn(holder, key)) return holder;
  const before = (holder as Record<string | number, unknown>)[key];
  const isDeep = typeof before === "object" && before !== null;
  const after = isDeep ? setText(before, rest, language, text) : rest.length === 0 ? changeText(before, language, text) : before;
  if (after === before) return holder;
  if (Array.isArray(holder)) return holder.with(Number(key), after) as unknown as Of; // an item in the place of another
  return { ...holder, [key]: after };
}

function changeText(value: unknown, language: Language, text: string): unknown {
  if (typeof value === "string") return text === "" ? value : { [defaultLanguage]: value, [language]: text };
  const { [language]: before, ...others } = value as Record<string, unknown>;
  if (before === text || (before === undefined && text === "")) return value;
  return text === "" ? others : { ...(value as object), [language]: text };
}
