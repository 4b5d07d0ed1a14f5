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
    const place = last && tree.placeOf(last.id);
    if (!place) return null;
    const gone = new Set(removed.flatMap(({ id }) => [id, ...idsInside(tree, id)]));
    const siblings = tree.childrenOf(place.parent);
    const at = siblings.indexOf(last);
    const isLeft = ({ id }: { id: string }) => !gone.has(id);
    const next = siblings.slice(at).find(isLeft) ?? siblings.slice(0, at).findLast(isLeft);
    const inColumns = new Set(removed.filter(({ id }) => readColumnId(tree.placeOf(id)?.parent ?? null)).map(({ name }) => name));
    const rest = withoutNames(
      replaceAll(sections, gone, () => []),
      inColumns,
      types,
    );
    return { state: withSelected(withSections(state, rest), next?.id ?? holderOf(place.parent)) };
  });

const idsInside = (tree: PageTree, id: string): string[] =>
  heldBy(tree, id).flatMap((section) => [section.id, ...idsInside(tree, section.id)]);
