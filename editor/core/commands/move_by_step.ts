import { type Command, command, type EditorState, type Types } from "../command";
import { childrenOf, find, type Place, placeOf } from "../tree";
import { moveSection } from "./move_section";

type Target = (state: EditorState, from: Place, types: Types) => Place | null;

const moveByStep =
  (name: string, target: Target) =>
  (id: string): Command =>
    command(name, [id], (state, types) => {
      const from = placeOf(state.page.sections, id);
      const to = from && target(state, from, types);
      return to && moveSection(id, to)(state, types);
    });

/** Before the sibling above. */
export const moveUp = moveByStep("section.move_up", (_, { parent, index }) => (index > 0 ? { parent, index: index - 1 } : null));

/** After the sibling below. */
export const moveDown = moveByStep("section.move_down", ({ page }, { parent, index }) =>
  index < childrenOf(page.sections, parent).length - 1 ? { parent, index: index + 2 } : null,
);

/** To the end of the container above; where that is none, to the start of the one below. */
export const moveInto = moveByStep("section.move_into", ({ page }, { parent, index }, types) => {
  const siblings = childrenOf(page.sections, parent);
  const above = siblings[index - 1];
  if (above && types.isContainer(above.type)) return { parent: above.id, index: above.sections?.length ?? 0 };
  const below = siblings[index + 1];
  return below && types.isContainer(below.type) ? { parent: below.id, index: 0 } : null;
});

/** Out of its container, behind it. */
export const moveOut = moveByStep("section.move_out", ({ page }, { parent }) => {
  const holder = parent === null ? null : find(page.sections, parent);
  const place = holder && placeOf(page.sections, holder.id);
  return place && { parent: place.parent, index: place.index + 1 };
});
