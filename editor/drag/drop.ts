import { insertSection } from "../core/commands/insert_section";
import { moveSection } from "../core/commands/move_section";
import type { Command } from "../core/command";
import { type Place } from "../core/tree";
import type { Carried } from "./drag_state";

/** What letting go of something at a place does. */
export const drop = ({ section, isNew }: Carried, place: Place): Command =>
  isNew ? insertSection(section, place) : moveSection(section.id, place);
