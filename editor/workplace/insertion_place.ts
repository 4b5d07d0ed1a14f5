import type { EditorState, Types } from "../core/command";
import { pageTree } from "../core/page_tree";
import { find, type Place } from "../core/tree";

/**
 * Where a new section goes that is not dragged to a place: into a selected empty container, behind what is selected, in its column
 * too, else to the end.
 */
export function insertionPlace({ page, selected }: EditorState, types: Types): Place {
  const tree = pageTree(page.sections, types);
  const section = selected === null ? null : find(page.sections, selected);
  if (!section) return tree.endOf(null);
  if (types.isContainer(section.type) && !section.sections?.length) return { parent: section.id, index: 0 };
  const place = tree.placeOf(section.id);
  return place ? { ...place, index: place.index + 1 } : tree.endOf(null);
}
