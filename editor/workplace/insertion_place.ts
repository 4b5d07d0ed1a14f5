import type { EditorState, Types } from "../core/command";
import { find, placeOf, type Place } from "../core/tree";

/** Where a new section goes that is not dragged to a place: into a selected empty container, behind what is selected, else to the end. */
export function insertionPlace({ page, selected }: EditorState, types: Types): Place {
  const end = { parent: null, index: page.sections.length };
  const section = selected === null ? null : find(page.sections, selected);
  if (!section) return end;
  if (types.isContainer(section.type) && !section.sections?.length) return { parent: section.id, index: 0 };
  const place = placeOf(page.sections, section.id);
  return place ? { ...place, index: place.index + 1 } : end;
}
