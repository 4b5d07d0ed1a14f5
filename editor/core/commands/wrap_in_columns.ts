import type { Section } from "../../../schemas/page";
import { type Columns, command, type EditorState, type Types, withSections, withSelected } from "../command";
import { freeName } from "../free_name";
import { refusal } from "../holds";
import { type Ids, topmost } from "../selection";
import { find, flatten, insert, placeOf, replaceAll } from "../tree";

/** So many stand beside each other; more are shared out over two columns. */
const mostBeside = 4;
const mostInColumn = 50;

/**
 * Puts `holder`, which takes sections of the page into its columns by name, before the first of some sections of the
 * top level, and names them in it. A section whose name another has gets one of its own.
 */
export const wrapInColumns = (ids: Ids, holder: Section) =>
  command("section.wrap_in_columns", [ids, holder], (state, types) => {
    const { sections } = state.page;
    const chosen = topmost(sections, ids);
    const place = placeOf(sections, chosen[0]?.id ?? "");
    if (!place || types.columnsOf(holder) === null || !chosen.every((section) => canStandInColumn(section, state, types)))
      return null;
    if (chosen.length > 2 * mostInColumn || find(sections, holder.id) || refusal(sections, holder, null, types)) return null;
    const names = namesFor(chosen, sections);
    const renamed = replaceAll(sections, new Set(names.keys()), (section) => {
      const name = names.get(section.id) ?? section.name;
      return [name === section.name ? section : { ...section, name }];
    });
    const next = insert(renamed, types.withColumns(holder, columnsOf([...names.values()])), place);
    return { state: withSelected(withSections(state, next), holder.id) };
  });

/** It stands on the page itself, in no column, and would not end up in one of its own. */
function canStandInColumn(section: Section, { page }: EditorState, types: Types) {
  if (!page.sections.includes(section)) return false;
  const all = flatten(page.sections);
  return !all.some((other) => types.columnsOf(other)?.some((column) => column.includes(section.name)));
}

function namesFor(chosen: readonly Section[], sections: readonly Section[]) {
  const taken = new Set(flatten(sections).map(({ name }) => name));
  const isMeant = ({ id, name }: Section) => sections.find((other) => other.name === name)?.id === id;
  return new Map(
    chosen.map((section) => {
      const name = isMeant(section) ? section.name : freeName(section.name, taken);
      taken.add(name);
      return [section.id, name] as const;
    }),
  );
}

function columnsOf(names: readonly string[]): Columns {
  if (names.length === 1) return [names, []];
  if (names.length <= mostBeside) return names.map((name) => [name]);
  const half = Math.ceil(names.length / 2);
  return [names.slice(0, half), names.slice(half)];
}
