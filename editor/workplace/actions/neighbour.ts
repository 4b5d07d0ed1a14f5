import type { EditorState, Types } from "../../core/command";
import { heldBy, holderOf, pageTree, seenOrder } from "../../core/page_tree";
import type { Page } from "../../../schemas/page";

/** The section that an arrow leads to from the selected one, in the order of the outline; null where there is none. */
export function neighbour(
  { page, selected }: EditorState,
  types: Types,
  collapsed: ReadonlySet<string>,
  direction: "up" | "down" | "in" | "out",
): string | null {
  if (selected === null) return direction === "down" ? (page.sections[0]?.id ?? null) : null;
  const tree = pageTree(page.sections, types);
  if (direction === "out") return holderOf(tree.placeOf(selected)?.parent ?? null);
  if (direction === "in") return heldBy(tree, selected)[0]?.id ?? null;
  const visible = visibleOrder(page, types, collapsed);
  return visible[visible.indexOf(selected) + (direction === "down" ? 1 : -1)] ?? null;
}

/** The ids of the sections in the order in which the outline lists them, without what closed containers and columns hold. */
export const visibleOrder = ({ sections }: Page, types: Types, collapsed: ReadonlySet<string>): string[] =>
  seenOrder(pageTree(sections, types), (id) => collapsed.has(id));
