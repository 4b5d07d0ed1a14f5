import { command, withSections, withSelected } from "../command";
import { type Ids, topmost } from "../selection";
import { readColumnId } from "../column_id";
import { withoutNames } from "../columns";
import { heldBy, holderOf, pageTree, type PageTree } from "../page_tree";
import { replaceAll } from "../tree";

/**
 * Removes sections and all they hold or have in their columns, and their names from the columns that took them. The next sibling of
 * the last is selected, else one before, else what held them.
 */
export const removeSection = (ids: Ids) =>
  command("section.remove", [ids], (state, types) => {
    const { sections } = state.page;
    const tree = pageTree(sections, types);
    const removed = topmost(sections, ids);
    const last = removed.at(-1);
    if (!last || !tree.placeOf(last.id)) return null;
    const gone = new Set(removed.flatMap(({ id }) => [id, ...idsInside(tree, id)]));
    const inColumns = new Set(removed.filter(({ id }) => readColumnId(tree.placeOf(id)?.parent ?? null)).map(({ name }) => name));
    const rest = withoutNames(
      replaceAll(sections, gone, () => []),
      inColumns,
      types,
    );
    return { state: withSelected(withSections(state, rest), leftBeside(tree, last.id, gone)) };
  });

const idsInside = (tree: PageTree, id: string): string[] =>
  heldBy(tree, id).flatMap((section) => [section.id, ...idsInside(tree, section.id)]);

/** What is selected when `id` and others are gone: beside it, or what holds it, or beside that where it is gone too. */
function leftBeside(tree: PageTree, id: string, gone: ReadonlySet<string>): string | null {
  const parent = tree.placeOf(id)?.parent ?? null;
  const siblings = tree.childrenOf(parent);
  const at = siblings.findIndex((section) => section.id === id);
  const isLeft = (section: { id: string }) => !gone.has(section.id);
  const next = siblings.slice(at).find(isLeft) ?? siblings.slice(0, at).findLast(isLeft);
  const holder = holderOf(parent);
  if (next || holder === null) return next?.id ?? null;
  return gone.has(holder) ? leftBeside(tree, holder, gone) : holder;
}
