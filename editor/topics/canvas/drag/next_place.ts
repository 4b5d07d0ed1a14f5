import type { Page } from "../../../../schemas/page";
import { columnId, readColumnId } from "../../../core/column_id";
import type { Types } from "../../../core/command";
import { holderOf, pageTree } from "../../../core/page_tree";
import type { Place } from "../../../core/tree";

export type Step = "up" | "down" | "in" | "out";

interface Context {
  page: Page;
  types: Types;
  /** The ids of what is carried, when it is on the page. */
  carried: ReadonlySet<string>;
}

/**
 * The place one step on from a place, for arranging by keyboard; null at an end. In and out lead through columns too. Places
 * count what is seen on a level and leave out what is carried, as if it were taken off the page already.
 */
export function nextPlace(from: Place, step: Step, context: Context): Place | null {
  const siblings = rest(from.parent, context);
  if (step === "up") return from.index > 0 ? { ...from, index: from.index - 1 } : null;
  if (step === "down") return from.index < siblings.length ? { ...from, index: from.index + 1 } : null;
  return step === "in" ? inward(from, context) : outward(from, context);
}

const rest = (parent: string | null, { page, types, carried }: Context) =>
  pageTree(page.sections, types)
    .childrenOf(parent)
    .filter(({ id }) => !carried.has(id));

const endOf = (parent: string, context: Context): Place => ({ parent, index: rest(parent, context).length });

function inward(from: Place, context: Context): Place | null {
  const tree = pageTree(context.page.sections, context.types);
  const here = readColumnId(from.parent);
  if (here && here.column + 1 < tree.columnCount(here.split)) return endOf(columnId(here.split, here.column + 1), context);
  const siblings = rest(from.parent, context);
  const above = siblings[from.index - 1];
  if (above && context.types.isContainer(above.type)) return endOf(above.id, context);
  if (above && tree.columnCount(above.id) > 0) return endOf(columnId(above.id, 0), context);
  const below = siblings[from.index];
  if (below && context.types.isContainer(below.type)) return { parent: below.id, index: 0 };
  return below && tree.columnCount(below.id) > 0 ? { parent: columnId(below.id, 0), index: 0 } : null;
}

function outward(from: Place, context: Context): Place | null {
  const here = readColumnId(from.parent);
  if (here && here.column > 0) return endOf(columnId(here.split, here.column - 1), context);
  const holder = holderOf(from.parent);
  const place = holder === null ? null : pageTree(context.page.sections, context.types).placeOf(holder);
  return place && { parent: place.parent, index: rest(place.parent, context).findIndex(({ id }) => id === holder) + 1 };
}

/** A place that leaves out what is carried and what is seen elsewhere, as the commands count: with both. */
export function countedWith({ parent, index }: Place, context: Context): Place {
  const tree = pageTree(context.page.sections, context.types);
  const next = rest(parent, context)[index];
  return (next && tree.placeOf(next.id)) ?? tree.endOf(parent);
}

/** The other way round. */
export function countedWithout({ parent, index }: Place, context: Context): Place {
  const tree = pageTree(context.page.sections, context.types);
  const before = rest(parent, context).filter(({ id }) => (tree.placeOf(id)?.index ?? 0) < index);
  return { parent, index: before.length };
}
