import type { Section } from "../../../schemas/page";
import { command, type EditorState, type Types, withSections } from "../command";
import { find, update } from "../tree";

/** So many columns stand beside each other at most. */
export const mostColumns = 6;

/** A further column at the end, as wide as the others on average. */
export const addColumn = (id: string) =>
  command("section.add_column", [id], (state, types) =>
    change(state, types, id, (columns, widths) =>
      columns.length < mostColumns
        ? {
            columns: [...columns, []],
            widths: [...widths, widths.reduce((all, one) => all + one, 0) / (widths.length || 1) || 1],
          }
        : null,
    ),
  );

/** One column less; what stood in it comes to the end of the one before, or to the start of the next. */
export const removeColumn = (id: string, column: number) =>
  command("section.remove_column", [id, column], (state, types) =>
    change(state, types, id, (columns, widths) => {
      const names = columns[column];
      if (!names || columns.length < 2) return null;
      const heir = column > 0 ? column - 1 : 1;
      const joined = columns.map((own, at) => (at !== heir ? own : column > 0 ? [...own, ...names] : [...names, ...own]));
      return { columns: joined.toSpliced(column, 1), widths: widths.toSpliced(column, 1) };
    }),
  );

interface Shape {
  columns: (readonly string[])[];
  widths: number[];
}

function change(
  state: EditorState,
  types: Types,
  id: string,
  reshape: (columns: readonly (readonly string[])[], widths: readonly number[]) => Shape | null,
) {
  const { sections } = state.page;
  const section = find(sections, id);
  const [columns, widths] = section ? [types.columnsOf(section), types.widthsOf(section)] : [];
  const next = columns && widths ? reshape(columns, widths) : null;
  if (!next) return null;
  const reshaped = (one: Section) => types.withWidths(types.withColumns(one, next.columns), next.widths);
  return { state: withSections(state, update(sections, id, reshaped)) };
}
