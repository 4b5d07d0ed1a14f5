import { command, withSelected, withSelection } from "../command";
import { find, placesIn } from "../tree";

/** Selects one section, or none. It is no step to undo. */
export const selectSection = (id: string | null) =>
  command("section.select", [id], (state) => {
    if (id !== null && !find(state.page.sections, id)) return null;
    return { state: withSelected(state, id) };
  });

/** Selects several sections; the last one is what the inspector shows. */
export const selectSections = (ids: readonly string[]) =>
  command("section.select_several", [ids], (state) => {
    const places = placesIn(state.page.sections);
    const known = [...new Set(ids)].filter((id) => places.has(id));
    return known.length === 0 && ids.length > 0 ? null : { state: withSelection(state, known) };
  });

/** Takes a section into the selection, or out of it. */
export const toggleSelected = (id: string) =>
  command("section.select_toggle", [id], (state) => {
    if (!find(state.page.sections, id)) return null;
    const others = state.selection.filter((other) => other !== id);
    return { state: withSelection(state, others.length < state.selection.length ? others : [...others, id]) };
  });
