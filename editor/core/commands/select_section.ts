import { command, withSelected } from "../command";
import { find } from "../tree";

/** Selects one section, or none. It is no step to undo. */
export const selectSection = (id: string | null) =>
  command("section.select", [id], (state) => {
    if (id !== null && !find(state.page.sections, id)) return null;
    return { state: withSelected(state, id) };
  });
