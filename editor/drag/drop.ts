import { insertSection } from "../core/commands/insert_section";
import { moveSection } from "../core/commands/move_section";
import type { Command } from "../core/command";
import { type Place } from "../core/tree";
import type { Carried } from "./drag_state";

/** What letting go of something at a place does; from the palette only one section comes at a time. */
export function drop({ sections, isNew }: Carried, place: Place): Command {
  const [first] = sections;
  const ids = sections.map(({ id }) => id);
  return isNew && first ? insertSection(first, place) : moveSection(ids, place);
}
