import type { Page, Section } from "../../schemas/page";

/** How many sections were added, removed, moved or changed between two states of a page, and fields of the page itself. */
export function countChanges(before: Page, after: Page): number {
  const [old, now] = [placesOf(before.sections), placesOf(after.sections)];
  const moved = movedSections(old, now);
  let count = 0;
  for (const [id, { section }] of now) {
    const was = old.get(id);
    if (!was || moved.has(id) || !isSameJson(own(was.section), own(section))) count++;
  }
  for (const id of old.keys()) if (!now.has(id)) count++;
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)] as (keyof Page)[])) {
    if (field !== "sections" && !isKept(field) && !isSameJson(before[field], after[field])) count++;
  }
  return count;
}

interface Place {
  section: Section;
  parent: string | null;
  index: number;
}

function placesOf(sections: readonly Section[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (siblings: readonly Section[], parent: string | null) =>
    siblings.forEach((section, index) => {
      places.set(section.id, { section, parent, index });
      add(section.sections ?? [], section.id);
    });
  add(sections, null);
  return places;
}

/** As few as explain the new order: sections under another parent, and among siblings those out of the longest kept run. */
function movedSections(old: Map<string, Place>, now: Map<string, Place>): Set<string> {
  const moved = new Set<string>();
  const stayed = new Map<string | null, { id: string; was: number }[]>();
  for (const [id, { parent }] of now) {
    const was = old.get(id);
    if (was && was.parent !== parent) moved.add(id);
    else if (was) stayed.set(parent, [...(stayed.get(parent) ?? []), { id, was: was.index }]);
  }
  for (const siblings of stayed.values()) {
    const kept = new Set(longestRise(siblings.map(({ was }) => was)));
    for (const { id, was } of siblings) if (!kept.has(was)) moved.add(id);
  }
  return moved;
}

/** The longest run of numbers that only grow, in their order. */
function longestRise(numbers: readonly number[]): number[] {
  const tails: number[] = []; // the index of the smallest end of a run of each length
  const previous: number[] = [];
  numbers.forEach((number, index) => {
    const at = tails.findIndex((tail) => (numbers[tail] ?? 0) >= number);
    const length = at < 0 ? tails.length : at;
    previous[index] = tails[length - 1] ?? -1;
    tails[length] = index;
  });
  const run: number[] = [];
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) run.unshift(numbers[index] ?? 0);
  return run;
}

/** What a page keeps of its translations is on no page that anybody sees. */
const isKept = (field: string) => field === "translated" || field === "sources";

const own = ({ sections: _, translated: _translated, sources: _sources, ...section }: Section) => section;

/** Whether two values are the same JSON, whatever the order of their keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(first).filter((key) => first[key] !== undefined);
  const others = Object.keys(second).filter((key) => second[key] !== undefined);
  return keys.length === others.length && keys.every((key) => Object.hasOwn(second, key) && isSameJson(first[key], second[key]));
}
