import type { Section } from "../../schemas/page";
import type { Types } from "./command";
import type { Refusal } from "./holds";
import { find, isInside, type Place } from "./tree";

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
