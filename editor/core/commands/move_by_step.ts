import type { Section } from "../../../schemas/page";
import { type Command, command, type EditorState, type Types, withSections, withSelection } from "../command";
import { type Ids, listOf, topmost } from "../selection";
import { columnId, readColumnId } from "../column_id";
import { asColumnPlace, columnAbove, columnAround, endOf, nextColumn } from "../column_place";
import { pageTree } from "../page_tree";
import { find, path, type Place, placeOf, update } from "../tree";
import { moveOutOfColumns, moveToColumn } from "./move_to_column";
import { moveSection } from "./move_section";

/** Each section before the one that is seen above it, as far as it can go; those that stand together stay together. */
export const moveUp = (ids: Ids): Command =>
  command("section.move_up", [ids], (state, types) => shift(state, ids, types, swapUp));

/** Each section after the one that is seen below it. */
export const moveDown = (ids: Ids): Command =>
  command("section.move_down", [ids], (state, types) =>
    shift(state, ids, types, (siblings, moved) => swapUp(siblings.toReversed(), moved).toReversed()),
  );

/** From a column to the next; else to the end of the container above, to the start of the one below, or into the columns above. */
export const moveInto = (ids: Ids): Command =>
  command("section.move_into", [ids], (state, types) => {
    const to = placeBeside(state, ids, types);
    if (!to) return null;
    const column = asColumnPlace(to);
    return column ? moveToColumn(ids, column)(state, types) : moveOutOfColumns(ids, to)(state, types);
  });

/** Each section out of its container, behind it; out of a column to the one before, or behind the columns. */
export const moveOut = (ids: Ids): Command =>
  command("section.move_out", [ids], (state, types) => {
    const inside = topmost(state.page.sections, ids).filter(({ id }) => placeOf(state.page.sections, id)?.parent !== null);
    const groups = Map.groupBy(inside, ({ id }) => placeOf(state.page.sections, id)?.parent ?? "");
    let next: EditorState | null = null;
    for (const [holder, group] of groups) {
      const from: EditorState = next ?? state;
      const place = placeOf(from.page.sections, holder);
      const moving = group.map(({ id }) => id);
      const moved = place && moveSection(moving, { parent: place.parent, index: place.index + 1 })(from, types);
      if (moved) next = moved.state;
    }
    return next ? { state: keepSelection(next, ids) } : outOfColumn(state, ids, types);
  });

function outOfColumn(state: EditorState, ids: Ids, types: Types) {
  const { sections } = state.page;
  const [first] = topmost(sections, ids);
  const around = first ? columnAround(sections, first, types) : null;
  if (!around) return null;
  const before = endOf(sections, { ...around, column: around.column - 1 }, types);
  if (before) return moveToColumn(ids, before)(state, types);
  const top = path(sections, around.split)[0];
  return top ? moveOutOfColumns(ids, { parent: null, index: sections.indexOf(top) + 1 })(state, types) : null;
}

/** Where `moveInto` leads. */
export function placeBeside(state: EditorState, ids: Ids, types: Types): Place | null {
  const { sections } = state.page;
  const moved = topmost(sections, ids);
  const next = nextColumn(sections, moved, types);
  const inside = next ? null : containerBeside(sections, moved, types);
  if (inside) return inside;
  const column = next ?? columnAbove(sections, moved, types);
  return column && { parent: columnId(column.split, column.column), index: column.index };
}

function containerBeside(sections: readonly Section[], moved: readonly Section[], types: Types): Place | null {
  const tree = pageTree(sections, types);
  const [first, last] = [moved[0], moved.at(-1)];
  const from = first && tree.placeOf(first.id);
  if (!from || !last || tree.placeOf(last.id)?.parent !== from.parent) return null;
  const siblings = tree.childrenOf(from.parent);
  const above = siblings[siblings.indexOf(first) - 1];
  if (above && types.isContainer(above.type)) return { parent: above.id, index: above.sections?.length ?? 0 };
  const below = siblings[siblings.indexOf(last) + 1];
  return below && types.isContainer(below.type) ? { parent: below.id, index: 0 } : null;
}

type Reorder = (siblings: readonly Section[], moved: ReadonlySet<string>) => Section[];

function shift(state: EditorState, ids: Ids, types: Types, reorder: Reorder) {
  const { sections } = state.page;
  const tree = pageTree(sections, types);
  const moved = topmost(sections, ids).map(({ id }) => id);
  const levels = new Set(moved.flatMap((id) => tree.placeOf(id) ?? []).map(({ parent }) => parent));
  let next = sections;
  for (const level of levels) {
    const siblings = tree.childrenOf(level);
    const after = reorder(siblings, new Set(moved));
    if (after.some((section, index) => section !== siblings[index])) next = inOrder(next, level, after, types);
  }
  return next === sections ? null : { state: keepSelection(withSections(state, next), ids) };
}

/** The sections that are seen on a level in another order; what stands between them and is seen elsewhere keeps its place. */
function inOrder(sections: Section[], level: string | null, after: readonly Section[], types: Types): Section[] {
  if (level === null) return inSlots(sections, after, byId);
  const column = readColumnId(level);
  if (!column) return update(sections, level, (holder) => ({ ...holder, sections: inSlots(holder.sections ?? [], after, byId) }));
  return update(sections, column.split, (holder) => {
    const columns = types.columnsOf(holder) ?? [];
    const names = after.map(({ name }) => name);
    return types.withColumns(
      holder,
      columns.map((all, number) => (number === column.column ? inSlots(all, names, (name) => name) : all)),
    );
  });
}

const byId = ({ id }: Section) => id;

/** The list with some of its entries in another order, in the slots that they had. */
function inSlots<Entry>(list: readonly Entry[], ordered: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  const own = new Map(list.map((entry) => [keyOf(entry), entry]));
  const keys = new Set(ordered.map(keyOf));
  const queue = ordered.map(keyOf);
  return list.map((entry) => (keys.has(keyOf(entry)) ? (own.get(queue.shift() ?? "") ?? entry) : entry));
}

function swapUp(siblings: readonly Section[], moved: ReadonlySet<string>): Section[] {
  const after = [...siblings];
  for (let index = 1; index < after.length; index += 1) {
    const [above, here] = [after[index - 1], after[index]];
    if (above && here && moved.has(here.id) && !moved.has(above.id)) [after[index - 1], after[index]] = [here, above];
  }
  return after;
}

const keepSelection = (state: EditorState, ids: Ids) =>
  withSelection(
    state,
    listOf(ids).filter((id) => find(state.page.sections, id)),
  );
