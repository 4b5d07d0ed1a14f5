import { defaultLanguage } from "../../../schemas/language";
import type { Page, Section, TranslationFields } from "../../../schemas/page";
import { markOf } from "../mark_of";
import {
  isWords,
  pairOf,
  sourcesByTranslation,
  stateOf,
  targetLanguages,
  type TextPlace,
  textsOfPage,
  textsOfSection,
  translationMark,
  type TranslationRegistry,
} from "./translation_states";

/**
 * A page that was edited, with what its translations were made from: a translation that was written was made from the
 * English beside it, and one whose English was changed alone from what stood there before. What an edit does not touch
 * keeps its identity.
 */
export function keepSources(before: Page, after: Page, registry: TranslationRegistry): Page {
  if (before === after) return after;
  const was = lazyById(before.sections);
  const each = (old: Section | undefined, section: Section): Section => {
    if (old === section) return section;
    const known = old?.id === section.id ? old : was(section.id);
    if (known === section) return section;
    const inner = section.sections && mapSame(section.sections, (child, index) => each(known?.sections?.[index], child));
    const whole = inner === section.sections ? section : { ...section, sections: inner };
    return known ? keepIn(known, whole, (one) => textsOfSection(one, registry)) : whole;
  };
  const sections = mapSame(after.sections, (section, index) => each(before.sections[index], section));
  const page = sections === after.sections ? after : { ...after, sections };
  return before.title === after.title && before.description === after.description ? page : keepIn(before, page, textsOfPage);
}

function mapSame<Item>(list: Item[], change: (item: Item, index: number) => Item): Item[] {
  const next = list.map(change);
  return next.every((item, index) => item === list[index]) ? list : next;
}

function lazyById(sections: readonly Section[]): (id: string) => Section | undefined {
  let byId: Map<string, Section> | null = null;
  const add = (siblings: readonly Section[], to: Map<string, Section>): Map<string, Section> => {
    for (const section of siblings) {
      to.set(section.id, section);
      add(section.sections ?? [], to);
    }
    return to;
  };
  return (id) => (byId ??= add(sections, new Map())).get(id);
}

function keepIn<Of extends TranslationFields>(before: Of, after: Of, placesOf: (of: Of) => readonly TextPlace[]): Of {
  const [old, now] = [placesOf(before), placesOf(after)];
  if (isSameTexts(old, now)) return after;
  const made = sourcesByTranslation(before);
  const pairs = new Set([...Object.keys(before.translated ?? {}), ...Object.keys(after.translated ?? {})]);
  const sources: Record<string, string> = { ...before.sources, ...after.sources };
  const there = pairsDone(old, made); // what stood side by side and was right
  const byPath = new Map(old.map((place) => [place.path.join("."), place]));
  for (const { path, texts } of now) {
    const was = byPath.get(path.join("."))?.texts ?? {};
    const [english, oldEnglish] = [texts[defaultLanguage], was[defaultLanguage]];
    for (const language of targetLanguages) {
      const text = texts[language];
      if (!isWords(text) || !isWords(english)) continue;
      const pair = pairOf(english, language, text);
      if (there.has(pair)) pairs.add(pair);
      else if (text !== was[language]) pairs.add(pair);
      else if (isWords(oldEnglish) && there.has(pairOf(oldEnglish, language, text))) {
        pairs.add(pairOf(oldEnglish, language, text));
        sources[markOf(oldEnglish)] = oldEnglish;
      }
    }
  }
  return withFields(after, stillThere(pairs, now), sources);
}

/** Translations that are right, with the English beside them. */
function pairsDone(places: readonly TextPlace[], made: ReturnType<typeof sourcesByTranslation>): Set<string> {
  const pairs = new Set<string>();
  for (const place of places) {
    const english = place.texts[defaultLanguage];
    if (!isWords(english)) continue;
    for (const language of targetLanguages)
      if (stateOf(place, language, made) === "done") pairs.add(pairOf(english, language, place.texts[language] ?? ""));
  }
  return pairs;
}

/** Without what is kept of translations that are gone. */
function stillThere(pairs: ReadonlySet<string>, places: readonly TextPlace[]): string[] {
  const marks = new Set(
    places.flatMap(({ texts }) =>
      targetLanguages.flatMap((language) => (texts[language] ? [translationMark(language, texts[language])] : [])),
    ),
  );
  return [...pairs].filter((pair) => marks.has(pair.split(".")[1] ?? ""));
}

function withFields<Of extends TranslationFields>(after: Of, pairs: readonly string[], sources: Record<string, string>): Of {
  if (pairs.length === 0 && !after.translated) return after;
  const english = new Set(pairs.map((pair) => pair.split(".")[0]));
  const kept = Object.entries(sources).filter(([mark]) => english.has(mark));
  const next = { ...after, translated: Object.fromEntries(pairs.map((pair) => [pair, true as const])) };
  if (kept.length > 0 || after.sources) next.sources = Object.fromEntries(kept);
  return next;
}

const isSameTexts = (a: readonly TextPlace[], b: readonly TextPlace[]) =>
  a.length === b.length &&
  a.every(({ path, texts }, index) => {
    const other = b[index];
    return other !== undefined && path.join(".") === other.path.join(".") && isSameRecord(texts, other.texts);
  });

const isSameRecord = (a: TextPlace["texts"], b: TextPlace["texts"]) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, text]) => b[key as never] === text);
