import type { Page } from "../../../../schemas/page";
import type { Types } from "../../../core/command";
import { childrenOf, find, type Place, placeOf } from "../../../core/tree";

export type Step = "up" | "down" | "in" | "out";

interface Context {
  page: Page;
  types: Types;
  /** The ids of what is carried, when it is on the page. */
  carried: ReadonlySet<string>;
}

/**
 * The place one step on from a place, for arranging by keyboard; null at an end. Places leave out what is carried, as
 * if it were taken off the page already.
 */
export function nextPlace(from: Place, step: Step, { page, types, carried }: Context): Place | null {
  const rest = (parent: string | null) => childrenOf(page.sections, parent).filter(({ id }) => !carried.has(id));
  const siblings = rest(from.parent);
  if (step === "up") return from.index > 0 ? { ...from, index: from.index - 1 } : null;
  if (step === "down") return from.index < siblings.length ? { ...from, index: from.index + 1 } : null;
  if (step === "in") {
    const above = siblings[from.index - 1];
    if (above && types.isContainer(above.type)) return { parent: above.id, index: rest(above.id).length };
    const below = siblings[from.index];
    return below && types.isContainer(below.type) ? { parent: below.id, index: 0 } : null;
  }
  const holder = from.parent === null ? null : find(page.sections, from.parent);
  const place = holder && placeOf(page.sections, holder.id);
  return place && { parent: place.parent, index: rest(place.parent).findIndex(({ id }) => id === holder.id) + 1 };
}

/** A place that leaves out what is carried, as `moveSection` counts: with it. */
export function countedWith({ parent, index }: Place, { page, carried }: Omit<Context, "types">): Place {
  let at = 0;
  let left = index;
  for (const { id } of childrenOf(page.sections, parent)) {
    if (left === 0) break;
    if (!carried.has(id)) left -= 1;
    at += 1;
  }
  return { parent, index: at };
}

/** The other way round. */
export function countedWithout({ parent, index }: Place, { page, carried }: Omit<Context, "types">): Place {
  const before = childrenOf(page.sections, parent).slice(0, index);
  return { parent, index: before.filter(({ id }) => !carried.has(id)).length };
}
