import type { Page, Section } from "../../schemas/page";

type Forest = Section[];

/** Where a section sits: inside `parent` (null for the page itself), at `index` among its siblings. */
export interface Place {
  parent: string | null;
  index: number;
}

/** The sections from the outermost that holds it down to the one with this id; empty when it is not there. */
export function path(forest: readonly Section[], id: string): Section[] {
  for (const section of forest) {
    if (section.id === id) return [section];
    const inner = section.sections ? path(section.sections, id) : [];
    if (inner.length > 0) return [section, ...inner];
  }
  return [];
}

export const find = (forest: readonly Section[], id: string): Section | null => path(forest, id).at(-1) ?? null;

export function placeOf(forest: readonly Section[], id: string): Place | null {
  const way = path(forest, id);
  const section = way.at(-1);
  if (!section) return null;
  const parent = way.at(-2) ?? null;
  return { parent: parent?.id ?? null, index: (parent?.sections ?? forest).indexOf(section) };
}

/** The sections at one level: the page's own, or those inside a container. */
export function childrenOf(forest: readonly Section[], parent: string | null): readonly Section[] {
  return parent === null ? forest : (find(forest, parent)?.sections ?? []);
}

/** Every section with its place, by id, in one walk. */
export function placesIn(forest: readonly Section[]): Map<string, Place & { section: Section }> {
  const places = new Map<string, Place & { section: Section }>();
  const walk = (sections: readonly Section[], parent: string | null) => {
    for (const [index, section] of sections.entries()) {
      places.set(section.id, { parent, index, section });
      if (section.sections) walk(section.sections, section.id);
    }
  };
  walk(forest, null);
  return places;
}

/** A section's, or a page's, fields without the sections inside it. */
export function own({ sections: _, ...fields }: Section | Page): Record<string, unknown> {
  return fields;
}

/** All sections in the order in which the outline lists them. */
export function flatten(forest: readonly Section[]): Section[] {
  return forest.flatMap((section) => (section.sections ? [section, ...flatten(section.sections)] : [section]));
}

/** Replaces one section by none, one or several in one walk; every untouched branch keeps its identity, so React skips it. */
function replace(forest: Forest, id: string, by: (section: Section) => Section[]): Forest {
  for (const [index, section] of forest.entries()) {
    if (section.id === id) return forest.toSpliced(index, 1, ...by(section));
    if (!section.sections) continue;
    const inner = replace(section.sections, id, by);
    if (inner !== section.sections) return forest.with(index, { ...section, sections: inner });
  }
  return forest;
}

/** Replaces each of several sections by none, one or several; what they hold is not looked at. */
export function replaceAll(
  forest: readonly Section[],
  ids: ReadonlySet<string>,
  by: (section: Section) => readonly Section[],
): Forest {
  let isChanged = false;
  const next = forest.flatMap((section) => {
    if (ids.has(section.id)) {
      const after = by(section);
      isChanged ||= after.length !== 1 || after[0] !== section;
      return after;
    }
    const inner = section.sections && replaceAll(section.sections, ids, by);
    if (!inner || inner === section.sections) return [section];
    isChanged = true;
    return [{ ...section, sections: inner }];
  });
  return isChanged ? next : (forest as Forest);
}

/** The forest with one section changed; the very same forest where the change answers the section it was given. */
export function update(forest: Forest, id: string, change: (section: Section) => Section): Forest {
  let isChanged = false;
  const next = replace(forest, id, (section) => {
    const changed = change(section);
    isChanged = changed !== section;
    return [changed];
  });
  return isChanged ? next : forest;
}

export function insert(forest: Forest, section: Section, { parent, index }: Place): Forest {
  if (parent === null) return forest.toSpliced(index, 0, section);
  return update(forest, parent, (holder) => ({ ...holder, sections: (holder.sections ?? []).toSpliced(index, 0, section) }));
}

export const remove = (forest: Forest, id: string): Forest => replace(forest, id, () => []);

export const isInside = (section: Section, id: string | null): boolean => id !== null && find([section], id) !== null;

/** Where a section ends up that is moved to `to`, which counts places as they are before the move. */
export function landing(forest: readonly Section[], id: string, to: Place): Place {
  const from = placeOf(forest, id);
  const closesGap = from !== null && from.parent === to.parent && from.index < to.index;
  return closesGap ? { ...to, index: to.index - 1 } : to;
}

/** `to` counts places as they are before the move; the very same forest where the section stays where it is. */
export function move(forest: Forest, id: string, to: Place): Forest {
  const section = find(forest, id);
  const from = placeOf(forest, id);
  const end = landing(forest, id, to);
  if (!section || !from || (from.parent === end.parent && from.index === end.index)) return forest;
  return insert(remove(forest, id), section, end);
}

/**
 * Moves several sections, which do not hold each other, to stand together at `to`, in the order given; `to` counts places
 * as they are before the move. The very same forest where all stay where they are.
 */
export function moveAll(forest: Forest, moved: readonly Section[], { parent, index }: Place): Forest {
  const ids = new Set(moved.map(({ id }) => id));
  const siblings = childrenOf(forest, parent);
  const at = index - siblings.slice(0, index).filter(({ id }) => ids.has(id)).length;
  const after = siblings.filter(({ id }) => !ids.has(id)).toSpliced(at, 0, ...moved);
  if (after.length === siblings.length && after.every((section, place) => section === siblings[place])) return forest;
  return insertAll(
    replaceAll(forest, ids, () => []),
    moved,
    { parent, index: at },
  );
}

export const insertAll = (forest: Forest, sections: readonly Section[], { parent, index }: Place): Forest =>
  sections.reduce((next, section, step) => insert(next, section, { parent, index: index + step }), forest);

/** How many levels of sections a section spans, itself included. */
export const height = (section: Section): number => 1 + Math.max(0, ...(section.sections ?? []).map(height));

/** How many sections a section is, itself included. */
export const size = (section: Section): number => 1 + (section.sections ?? []).reduce((sum, child) => sum + size(child), 0);
