import type { Section } from "../../../schemas/page";
import { type Command, command, type EditorState, type Types, withSections, withSelection } from "../command";
import { type Ids, listOf, topmost } from "../selection";
import { columnAround, columnBeside, endOf } from "../column_place";
import { childrenOf, find, path, type Place, placeOf, update } from "../tree";
import { moveOutOfColumns, moveToColumn } from "./move_to_column";
import { moveSection } from "./move_section";

/** Each section before the sibling above, as far as it can go; those that stand together stay together. */
export const moveUp = (ids: Ids): Command =>
  command("section.move_up", [ids], (state) => shift(state, ids, (siblings, moved) => swapUp(siblings, moved)));

/** Each section after the sibling below. */
export const moveDown = (ids: Ids): Command =>
  command("section.move_down", [ids], (state) =>
    shift(state, ids, (siblings, moved) => swapUp(siblings.toReversed(), moved).toReversed()),
  );

/** To the end of the container above, else to the start of the one below, else into the columns above or the next column. */
export const moveInto = (ids: Ids): Command =>
  command("section.move_into", [ids], (state, types) => {
    const to = containerBeside(state, ids, types);
    if (to) return moveSection(ids, to)(state, types);
    const column = columnBeside(state.page.sections, topmost(state.page.sections, ids), types);
    return column && moveToColumn(ids, column)(state, types);
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
export function containerBeside({ page }: EditorState, ids: Ids, types: Types): Place | null {
  const moved = topmost(page.sections, ids);
  const [first, last] = [moved[0], moved.at(-1)];
  const from = first && placeOf(page.sections, first.id);
  const end = last && placeOf(page.sections, last.id);
  if (!from || end?.parent !== from.parent) return null;
  const siblings = childrenOf(page.sections, from.parent);
  const above = siblings[from.index - 1];
  if (above && types.isContainer(above.type)) return { parent: above.id, index: above.sections?.length ?? 0 };
  const below = siblings[end.index + 1];
  return below && types.isContainer(below.type) ? { parent: below.id, index: 0 } : null;
}

type Reorder = (siblings: readonly Section[], moved: ReadonlySet<string>) => Section[];

function shift(state: EditorState, ids: Ids, reorder: Reorder) {
  const { sections } = state.page;
  const moved = topmost(sections, ids).map(({ id }) => id);
  const parents = new Set(moved.flatMap((id) => placeOf(sections, id) ?? []).map(({ parent }) => parent));
  let next = sections;
  for (const parent of parents) {
    const siblings = childrenOf(next, parent);
    const after = reorder(siblings, new Set(moved));
    if (after.every((section, index) => section === siblings[index])) continue;
    next = parent === null ? after : update(next, parent, (holder) => ({ ...holder, sections: after }));
  }
  return next === sections ? null : { state: keepSelection(withSections(state, next), ids) };
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
