import type { Section } from "../../../schemas/page";
import { command, withSections, withSelected } from "../command";
import { freeName } from "../free_name";
import { holds } from "../holds";
import { newId } from "../new_id";
import { find, flatten, insert, placeOf } from "../tree";

/** Puts a copy of a section, and of all it holds, behind it. All ids of the copy are new and start with `prefix`. */
export const duplicateSection = (id: string, prefix: string = newId()) =>
  command("section.duplicate", [id, prefix], (state, types) => {
    const { sections } = state.page;
    const section = find(sections, id);
    const place = placeOf(sections, id);
    if (!section || !place) return null;
    const taken = new Set(flatten(sections).map(({ name }) => name));
    const copy = { ...withNewIds(section, prefix), name: freeName(section.name, taken) };
    if (find(sections, copy.id) || !holds(sections, copy, place.parent, types)) return null;
    const next = insert(sections, copy, { ...place, index: place.index + 1 });
    return { state: withSelected(withSections(state, next), copy.id) };
  });

/** The section under other ids: the prefix itself, and within it the prefix with the place counted on. */
export function withNewIds(section: Section, prefix: string): Section {
  let count = 0;
  const rename = (old: Section): Section => {
    const id = count === 0 ? prefix : `${prefix}-${count}`;
    count += 1;
    return old.sections ? { ...old, id, sections: old.sections.map(rename) } : { ...old, id };
  };
  return rename(section);
}
