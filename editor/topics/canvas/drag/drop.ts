import { insertSection } from "../../../core/commands/insert_section";
import { moveSection } from "../../../core/commands/move_section";
import { insertInColumn, moveOutOfColumns, moveToColumn } from "../../../core/commands/move_to_column";
import { asColumnPlace } from "../../../core/column_place";
import type { Command } from "../../../core/command";
import { type Place } from "../../../core/tree";
import type { Carried } from "../../../workplace/drag_state";

/**
 * What letting go of something at a place does; from the palette only one section comes at a time. In the canvas, where
 * columns are seen, it leaves the one that it stood in: it is `isFree`.
 */
export function drop({ sections, isNew }: Carried, place: Place, isFree = false): Command {
  const [first] = sections;
  const ids = sections.map(({ id }) => id);
  const column = asColumnPlace(place);
  if (column) return isNew && first ? insertInColumn(first, column) : moveToColumn(ids, column);
  if (isFree) return isNew && first ? insertSection(first, place) : moveOutOfColumns(ids, place);
  return isNew && first ? insertSection(first, place) : moveSection(ids, place);
}
