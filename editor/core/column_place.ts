import type { Section } from "../../schemas/page";
import type { Types } from "./command";
import { readColumnId } from "./column_id";
import type { Refusal } from "./holds";
import { pageTree } from "./page_tree";
import { find, isInside, type Place } from "./tree";

/** A place in a column of a section that takes others into columns by name. */
export interface ColumnPlace {
  split: string;
  column: number;
  /** Among the names in the column. */
  index: number;
}

/** The place in a column that a place inside a column's id means; null where it is an ordinary one. */
export function asColumnPlace({ parent, index }: Place): ColumnPlace | null {
  const column = readColumnId(parent);
  return column && { ...column, index };
}

/** Why sections can not stand in a column of another, or null where they can. */
export function columnRefusal(
  page: readonly Section[],
  sections: readonly Section[],
  split: string,
  types: Types,
): Refusal | null {
  const holder = find(page, split);
  if (sections.some((section) => isInside(section, split))) return "into_itself";
  return holder && types.columnsOf(holder) ? null : "not_a_container";
}

/** The column that a section is seen in; null where it stands in none. */
export function columnAround(page: readonly Section[], section: Section | undefined, types: Types): ColumnPlace | null {
  const place = section ? pageTree(page, types).placeOf(section.id) : null;
  return place && asColumnPlace(place);
}

/** The column after the one that sections stand in; null where they stand in none, or in the last. */
export function nextColumn(page: readonly Section[], sections: readonly Section[], types: Types): ColumnPlace | null {
  const around = columnAround(page, sections[0], types);
  return around && endOf(page, { ...around, column: around.column + 1 }, types);
}

/** The emptiest of the columns that begin above sections of the page's top level; null where none do. */
export function columnAbove(page: readonly Section[], sections: readonly Section[], types: Types): ColumnPlace | null {
  const [first] = sections;
  const seen = pageTree(page, types).childrenOf(null);
  if (!first || !sections.every((section) => seen.includes(section))) return null;
  const above = seen[seen.indexOf(first) - 1];
  const lengths = (above && types.columnsOf(above)?.map(({ length }) => length)) ?? [];
  return above && lengths.length > 0
    ? endOf(page, { split: above.id, column: lengths.indexOf(Math.min(...lengths)), index: 0 }, types)
    : null;
}

/** The end of a column; null where there is no such column. */
export function endOf(page: readonly Section[], { split, column }: ColumnPlace, types: Types): ColumnPlace | null {
  const holder = find(page, split);
  const names = holder ? types.columnsOf(holder)?.[column] : undefined;
  return names ? { split, column, index: names.length } : null;
}
