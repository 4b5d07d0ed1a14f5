import { command, withSections } from "../command";
import { find, update } from "../tree";

/** Makes a section's columns as wide as the numbers say, one each and all above nothing. A run of changes is one step. */
export const setWidths = (id: string, widths: readonly number[]) =>
  command("section.set_widths", [id, widths], (state, types) => {
    const { sections } = state.page;
    const section = find(sections, id);
    const before = section && types.widthsOf(section);
    if (!before || before.length !== widths.length || !widths.every((width) => width > 0 && width <= 100)) return null;
    return {
      merge: `${id}:widths`,
      state: withSections(
        state,
        update(sections, id, (one) => types.withWidths(one, widths)),
      ),
    };
  });
