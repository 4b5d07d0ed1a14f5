import { insertSection } from "../core/commands/insert_section";
import { insertInColumn, moveOutOfColumns, moveToColumn } from "../core/commands/move_to_column";
import { asColumnPlace } from "../core/column_place";
import type { Command } from "../core/command";
import { type Place } from "../core/tree";
import type { Carried } from "./drag_state";

/** What letting go of something at a place does; from the palette only one section comes at a time. It leaves the column that it stood in. */
export function drop({ sections, isNew }: Carried, place: Place): Command {
  const [first] = sections;
  const ids = sections.map(({ id }) => id);
  const column = asColumnPlace(place);
  if (column) return isNew && first ? insertInColumn(first, column) : moveToColumn(ids, column);
  return isNew && first ? insertSection(first, place) : moveOutOfColumns(ids, place);
}
