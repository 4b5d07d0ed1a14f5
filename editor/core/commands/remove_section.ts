import { command, withSections, withSelected } from "../command";
import { childrenOf, placeOf, remove } from "../tree";

/** Removes a section and all it holds. Its next sibling is selected, else the one before, else what held it. */
export const removeSection = (id: string) =>
  command("section.remove", [id], (state) => {
    const { sections } = state.page;
    const place = placeOf(sections, id);
    if (!place) return null;
    const siblings = childrenOf(sections, place.parent);
    const next = siblings[place.index + 1] ?? siblings[place.index - 1];
    return { state: withSelected(withSections(state, remove(sections, id)), next?.id ?? place.parent) };
  });
