import { command, withSections, withSelected } from "../command";
import { type Ids, topmost } from "../selection";
import { childrenOf, placeOf, replaceAll } from "../tree";

/** Removes sections and all they hold. The next sibling of the last is selected, else one before, else what held them. */
export const removeSection = (ids: Ids) =>
  command("section.remove", [ids], (state) => {
    const { sections } = state.page;
    const removed = topmost(sections, ids);
    const gone = new Set(removed.map(({ id }) => id));
    const place = placeOf(sections, removed.at(-1)?.id ?? "");
    if (!place) return null;
    const siblings = childrenOf(sections, place.parent);
    const isLeft = ({ id }: { id: string }) => !gone.has(id);
    const next = siblings.slice(place.index).find(isLeft) ?? siblings.slice(0, place.index).findLast(isLeft);
    const rest = replaceAll(sections, gone, () => []);
    return { state: withSelected(withSections(state, rest), next?.id ?? place.parent) };
  });
