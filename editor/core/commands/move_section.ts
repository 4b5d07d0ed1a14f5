import { command, withSections, withSelection } from "../command";
import { holds } from "../holds";
import { type Ids, listOf, topmost } from "../selection";
import { moveAll, type Place } from "../tree";

/** Moves sections, and all they hold, to stand together at `to`, which counts places as they are before the move. */
export const moveSection = (ids: Ids, to: Place) =>
  command("section.move", [ids, to], (state, types) => {
    const { sections } = state.page;
    const moved = topmost(sections, ids);
    if (moved.length === 0 || !moved.every((section) => holds(sections, section, to.parent, types))) return null;
    return { state: withSelection(withSections(state, moveAll(sections, moved, to)), keptOrder(ids, moved)) };
  });

/** The selection as it was made, without those that go with what holds them. */
const keptOrder = (ids: Ids, moved: readonly { id: string }[]) => {
  const kept = new Set(moved.map(({ id }) => id));
  return listOf(ids).filter((id) => kept.has(id));
};
