import { renameInColumns } from "../columns";
import { command, withSections } from "../command";
import { find, update } from "../tree";
import type { Section } from "../../../schemas/page";

const maxLength = 200;

/** Gives a section another name, in the columns that take it by its name too. A run of edits is one step. */
export const renameSection = (id: string, name: string) =>
  command("section.rename", [id, name], (state, types) => {
    const { sections } = state.page;
    const before = find(sections, id)?.name;
    if (before === undefined || name.length > maxLength) return null;
    const renamed = update(sections, id, (section) => (section.name === name ? section : { ...section, name }));
    const isMeant = sections.find((section) => section.name === before)?.id === id; // columns take the first of a name
    const next = isMeant && before !== name ? (renameInColumns(renamed, new Map([[before, name]]), types) as Section[]) : renamed;
    return { merge: `${id}:name`, state: withSections(state, next) };
  });
