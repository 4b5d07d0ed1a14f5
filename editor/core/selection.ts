import type { Section } from "../../schemas/page";

/** One section or several. */
export type Ids = string | readonly string[];

export const listOf = (ids: Ids): readonly string[] => (typeof ids === "string" ? [ids] : ids);

/** The sections with these ids in the order of the page; one whose holder is among them goes with it. */
export function topmost(forest: readonly Section[], ids: Ids): Section[] {
  const wanted = new Set(listOf(ids));
  const walk = (sections: readonly Section[]): Section[] =>
    sections.flatMap((section) => (wanted.has(section.id) ? [section] : section.sections ? walk(section.sections) : []));
  return walk(forest);
}

const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** A selection to look sections up in; the same set for the same selection. */
export function selectionSet(selection: readonly string[]): ReadonlySet<string> {
  const known = sets.get(selection) ?? new Set(selection);
  sets.set(selection, known);
  return known;
}

/** The sections from one to another in an order, the second last; both ends belong to it. */
export function range(order: readonly string[], from: string, to: string): string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  if (end < 0) return [];
  if (start < 0) return [to];
  return start <= end ? order.slice(start, end + 1) : order.slice(end, start + 1).reverse();
}
