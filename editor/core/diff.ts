import type { Page, Section } from "../../schemas/page";
import { audienceNames } from "../../schemas/rules";
import { isLanguage, type Language } from "../../schemas/text";
import { diffItems } from "./diff_items";
import { isRecord } from "./is_record";
import { isSameValue } from "./same_value";
import { getIn, type Path } from "./set_in";
import { own, type Place, placesIn } from "./tree";
import { unmoved } from "./unmoved";

export const ruleFields = [
  "isVisible",
  "access",
  "audiences",
  "countries",
  "devices",
  "schedule",
  "experiment",
  "bannerContentSettings",
] as const;
export type RuleField = (typeof ruleFields)[number];

/** Where a section is: in another or on the page itself, and between which. */
export interface Spot {
  parent: Section | null;
  index: number;
  previous: Section | null;
  next: Section | null;
}

/** One thing that is other than before. `section` is as it is after, or as it was where it is gone; null is the page. */
export type Change =
  | { kind: "added"; section: Section; at: Spot }
  | { kind: "removed"; section: Section; at: Spot }
  | { kind: "moved"; section: Section; from: Spot; to: Spot }
  | { kind: "renamed"; section: Section; before: string; after: string }
  /** A rule of the section, or of the single banner that `path` leads to. */
  | { kind: "rule"; section: Section; rule: RuleField; path: Path; before: unknown; after: unknown }
  | { kind: "text"; section: Section | null; language: Language; path: Path; before: string; after: string }
  | { kind: "value"; section: Section | null; path: Path; before: unknown; after: unknown }
  /** An entry of a list that came, went or is elsewhere. */
  | { kind: "item"; section: Section | null; what: "added" | "removed" | "moved"; path: Path; item: unknown };

type Entries = Map<string, Place & { section: Section }>;

/** What changed between two states of a page, in the order of the page after; what is gone comes last. */
export function diffPages(before: Page, after: Page): Change[] {
  const [old, now] = [placesIn(before.sections), placesIn(after.sections)];
  const moved = movedIn(old, now, before, after);
  const changes: Change[] = diffFields(null, own(before), own(after), []);
  for (const [id, { section, parent }] of now) {
    const known = old.get(id);
    if (!known) {
      if (parent === null || old.has(parent)) changes.push({ kind: "added", section, at: spotIn(after, now, id) });
      continue;
    }
    if (known.parent !== parent || moved.has(id)) {
      changes.push({ kind: "moved", section, from: spotIn(before, old, id), to: spotIn(after, now, id) });
    }
    if (known.section !== section) changes.push(...diffSection(known.section, section));
  }
  for (const [id, { section, parent }] of old) {
    const isOutermost = !now.has(id) && (parent === null || now.has(parent));
    if (isOutermost) changes.push({ kind: "removed", section, at: spotIn(before, old, id) });
  }
  return changes;
}

/** What changed in one section, leaving out what it holds. */
export function diffSection(before: Section, after: Section): Change[] {
  const { name: nameBefore, ...fieldsBefore } = own(before);
  const { name: nameAfter, ...fieldsAfter } = own(after);
  const renamed: Change[] =
    nameBefore === nameAfter ? [] : [{ kind: "renamed", section: after, before: before.name, after: after.name }];
  return [...renamed, ...diffFields(after, fieldsBefore, fieldsAfter, [])];
}

function diffFields(
  section: Section | null,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((key) => path.length > 0 || !isKept(key));
  return keys.flatMap((key) => diffValue(section, getIn(before, [key]), getIn(after, [key]), [...path, key]));
}

/** What is kept of translations changes with texts that are told of themselves. */
const isKept = (key: string) => key === "translated" || key === "sources";

function diffValue(section: Section | null, before: unknown, after: unknown, path: Path): Change[] {
  if (isSameValue(before, after)) return [];
  const rule = ruleFields.find((field) => field === path.at(-1));
  if (rule && section && (isRule(before) || isRule(after))) return [{ kind: "rule", section, rule, path, before, after }];
  if (isTexts(before) && isTexts(after)) return diffTexts(section, before, after, path);
  if (isRecord(before) && isRecord(after)) return diffFields(section, before, after, path);
  if (path.length === 1 && path[0] === "props") return diffFields(section, recordOf(before), recordOf(after), path);
  if (isListOfRecords(before) && isListOfRecords(after)) return diffList(section, before, after, path);
  return [{ kind: "value", section, path, before, after }];
}

function diffList(section: Section | null, before: readonly unknown[], after: readonly unknown[], path: Path): Change[] {
  return diffItems(before, after).flatMap((found): Change[] => {
    if (found.what === "changed") return diffValue(section, before[found.from], after[found.to], [...path, found.to]);
    const item = found.what === "removed" ? before[found.from] : after[found.to];
    return [{ kind: "item", section, what: found.what, path: [...path, found.what === "removed" ? found.from : found.to], item }];
  });
}

function diffTexts(section: Section | null, before: Texts, after: Texts, path: Path): Change[] {
  const [old, now] = [before ?? {}, after ?? {}];
  const languages = [...new Set([...Object.keys(now), ...Object.keys(old)])].filter(isLanguage);
  return languages.flatMap((language): Change[] => {
    const [was, is] = [old[language] ?? "", now[language] ?? ""];
    return was === is ? [] : [{ kind: "text", section, language, path, before: was, after: is }];
  });
}

type Texts = Partial<Record<Language, string>> | undefined;

/** A text per language, or none where the other side has one. */
function isTexts(value: unknown): value is Texts {
  if (value === undefined) return true;
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return entries.every(([key, text]) => isLanguage(key) && typeof text === "string");
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {});
const isListOfRecords = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isRecord);

/** Whether a value is what a rule of that name holds, and no prop that is called the same. */
function isRule(value: unknown): boolean {
  if (typeof value === "boolean") return true;
  if (typeof value === "string") return ["any", "guest", "user"].includes(value);
  if (!isRecord(value)) return false;
  const keys = ["allowedCountries", "restrictedCountries", "startAt", "endAt", "validOnDays", "startTime", "endTime", "timeZone"];
  return Object.keys(value).every((key) => [...keys, ...audienceNames].includes(key));
}

/** The sections that changed places among siblings that are in the same section before and after. */
function movedIn(old: Entries, now: Entries, before: Page, after: Page): Set<string> {
  const moved = new Set<string>();
  const parents = [null, ...[...now.values()].flatMap(({ section }) => (section.sections ? [section.id] : []))];
  const idsIn = (page: Page, entries: Entries, parent: string | null) =>
    (parent === null ? page.sections : (entries.get(parent)?.section.sections ?? [])).map(({ id }) => id);
  for (const parent of parents) {
    const [was, is] = [idsIn(before, old, parent), idsIn(after, now, parent)];
    const [wasHere, isHere] = [new Set(was), new Set(is)];
    const kept = is.filter((id) => wasHere.has(id));
    const still = unmoved(
      was.filter((id) => isHere.has(id)),
      kept,
    );
    for (const id of kept) if (!still.has(id)) moved.add(id);
  }
  return moved;
}

function spotIn(page: Page, entries: Entries, id: string): Spot {
  const { parent: holder, index } = entries.get(id) ?? { parent: null, index: 0 };
  const parent = holder === null ? null : (entries.get(holder)?.section ?? null);
  const siblings = parent?.sections ?? page.sections;
  return { parent, index, previous: siblings[index - 1] ?? null, next: siblings[index + 1] ?? null };
}
