import { command, withSections, withSelected } from "../command";
import { holds } from "../holds";
import { find, move, type Place } from "../tree";

/** Moves a section, and all it holds, to `to`, which counts places as they are before the move. */
export const moveSection = (id: string, to: Place) =>
  command("section.move", [id, to], (state, types) => {
    const { sections } = state.page;
    const section = find(sections, id);
    if (!section || !holds(sections, section, to.parent, types)) return null;
    return { state: withSelected(withSections(state, move(sections, id, to)), id) };
  });
