import type { Section } from "../../schemas/page";
import { hasColumns, type PlacedSection, placeSplits } from "../../src/layout/place_splits";
import { columnId, readColumnId } from "./column_id";
import type { Types } from "./command";
import { type Place, placesIn } from "./tree";

/**
 * The page as those who look at it see it: what columns take by name stands in them and not on the top level. Places count as
 * the commands do: among the sections of a level, or among the names of a column.
 */
export interface PageTree {
  /** What is seen on a level: of the page (null), in a container, or in a column (by its `columnId`). */
  childrenOf(parent: string | null): readonly Section[];
  /** Where a section is seen; null where it is not on the page. */
  placeOf(id: string): Place | null;
  /** How many columns a section has; none where it takes no others by name. */
  columnCount(id: string): number;
  /** The place at the end of a level. */
  endOf(parent: string | null): Place;
}

const known = new WeakMap<readonly Section[], PageTree>();

export function pageTree(sections: readonly Section[], types: Types): PageTree {
  const before = known.get(sections);
  if (before) return before;
  const tree = read(sections, types);
  known.set(sections, tree);
  return tree;
}

const read = (sections: readonly Section[], types: Types) =>
  hasColumns(sections, types) ? asSeen(sections, types) : asWritten(sections);

/** The tree of a page without columns, which is seen as it is written; read when somebody asks for more than the top level. */
function asWritten(sections: readonly Section[]): PageTree {
  let places: ReturnType<typeof placesIn> | null = null;
  const find = (id: string) => (places ??= placesIn(sections)).get(id);
  const childrenOf = (parent: string | null) => (parent === null ? sections : (find(parent)?.section.sections ?? []));
  return {
    childrenOf,
    placeOf(id) {
      const found = find(id);
      return found ? { parent: found.parent, index: found.index } : null;
    },
    columnCount: () => 0,
    endOf: (parent) => ({ parent, index: childrenOf(parent).length }),
  };
}

function asSeen(sections: readonly Section[], types: Types): PageTree {
  const originals = placesIn(sections);
  const children = new Map<string | null, readonly Section[]>();
  const places = new Map<string, Place>();
  const ends = new Map<string | null, number>([[null, sections.length]]);
  const counts = new Map<string, number>();

  const walk = (placed: readonly PlacedSection[], parent: string | null, indexOf: (section: Section) => number) => {
    const own = placed.flatMap(({ id }) => originals.get(id)?.section ?? []);
    children.set(parent, own);
    for (const section of own) places.set(section.id, { parent, index: indexOf(section) });
    for (const one of placed) inside(one);
  };

  const inside = ({ id, sections: inner, columns }: PlacedSection) => {
    if (inner) {
      ends.set(id, inner.length);
      walk(inner, id, (section) => originals.get(section.id)?.index ?? 0);
    }
    const section = originals.get(id)?.section;
    const names = (section && types.columnsOf(section)) ?? [];
    if (columns) counts.set(id, columns.length);
    columns?.forEach((column, number) => {
      ends.set(columnId(id, number), names[number]?.length ?? 0);
      walk(column, columnId(id, number), ({ name }) => names[number]?.indexOf(name) ?? 0);
    });
  };

  walk(placeSplits(sections, types), null, ({ id }) => originals.get(id)?.index ?? 0);
  return {
    childrenOf: (parent) => children.get(parent) ?? [],
    placeOf: (id) => places.get(id) ?? null,
    columnCount: (id) => counts.get(id) ?? 0,
    endOf: (parent) => ({ parent, index: ends.get(parent) ?? 0 }),
  };
}

/** The ids of all sections in the order in which they are seen; what `isClosed` holds is left out. */
export function seenOrder(tree: PageTree, isClosed: (id: string) => boolean = () => false): string[] {
  const walk = (parent: string | null): string[] =>
    tree.childrenOf(parent).flatMap(({ id }) => (isClosed(id) ? [id] : [id, ...inside(id)]));
  const inside = (id: string): string[] => [
    ...walk(id),
    ...Array.from({ length: tree.columnCount(id) }, (_, column) => walk(columnId(id, column))).flat(),
  ];
  return walk(null);
}

/** The section that a level belongs to: a container, or what has the column; null for the page itself. */
export const holderOf = (parent: string | null): string | null => readColumnId(parent)?.split ?? parent;

/** The sections that a section holds, and those in its columns, one level deep. */
export const heldBy = (tree: PageTree, id: string): readonly Section[] => [
  ...tree.childrenOf(id),
  ...Array.from({ length: tree.columnCount(id) }, (_, column) => tree.childrenOf(columnId(id, column))).flat(),
];
