import type { Section } from "../../schemas/page";
import type { Types } from "./command";
import type { Refusal } from "./holds";
import { find, flatten, isInside, type Place } from "./tree";

/** A place in a column of a section that takes others into columns by name. */
export interface ColumnPlace {
  split: string;
  column: number;
  /** Among the names in the column. */
  index: number;
}

const mark = ":"; // no id has one

/** Columns look like containers to whatever finds a place by pointing: this is the id that they go by. */
export const columnId = (split: string, column: number) => `${split}${mark}${column}`;

/** The place in a column that a place inside a column's id means; null where it is an ordinary one. */
export function asColumnPlace({ parent, index }: Place): ColumnPlace | null {
  const [split = "", column] = parent?.split(mark) ?? [];
  return column === undefined ? null : { split, column: Number(column), index };
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

/** The column that a section of the page's top level stands in; null where it stands in none. */
export function columnAround(page: readonly Section[], section: Section, types: Types): ColumnPlace | null {
  if (page.find(({ name }) => name === section.name) !== section) return null; // columns take the first of a name
  for (const holder of flatten(page)) {
    const columns = types.columnsOf(holder) ?? [];
    const column = columns.findIndex((names) => names.includes(section.name));
    if (column >= 0) return { split: holder.id, column, index: columns[column]?.indexOf(section.name) ?? 0 };
  }
  return null;
}

/** Where one step in leads: from a column to the next one, else to the emptiest of the columns that begin above. */
export function columnBeside(page: readonly Section[], sections: readonly Section[], types: Types): ColumnPlace | null {
  const [first] = sections;
  if (!first || !sections.every((section) => page.includes(section))) return null;
  const around = columnAround(page, first, types);
  if (around) return endOf(page, { ...around, column: around.column + 1 }, types);
  const above = page[page.indexOf(first) - 1];
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
