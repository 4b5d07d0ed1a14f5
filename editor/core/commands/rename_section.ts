import { command, withSections } from "../command";
import { find, update } from "../tree";

const maxLength = 200;

/** Gives a section another name. A run of edits is one step. */
export const renameSection = (id: string, name: string) =>
  command("section.rename", [id, name], (state) => {
    const { sections } = state.page;
    if (!find(sections, id) || name.length > maxLength) return null;
    const next = update(sections, id, (section) => (section.name === name ? section : { ...section, name }));
    return { merge: `${id}:name`, state: withSections(state, next) };
  });
