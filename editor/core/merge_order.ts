import { unmoved } from "./unmoved";

export type Side = "mine" | "theirs";

interface Orders<Item> {
  base: readonly Item[];
  mine: readonly Item[];
  theirs: readonly Item[];
  /** What the merged list holds; all of it stands in `mine` or in `theirs`. */
  members: ReadonlySet<Item>;
  /** Whose place counts where that is already decided. */
  sourceOf?: (item: Item) => Side | undefined;
}

interface MergedOrder<Item> {
  order: Item[];
  /** Items that both sides moved, and to different places; they stand where `mine` put them. */
  torn: Item[];
}

/**
 * Two orders made from one, joined: what neither side moved stays as it was, and what a side moved or added follows the
 * item that it follows there. Two additions at one place stand in an order of their own that does not ask who is who.
 */
export function mergeOrder<Item extends string | number>({
  base,
  mine,
  theirs,
  members,
  sourceOf,
}: Orders<Item>): MergedOrder<Item> {
  const kept = { mine: unmoved(base, mine), theirs: unmoved(base, theirs) };
  const lists = { mine: new Set(mine), theirs: new Set(theirs) };
  const isOpen = (item: Item) => members.has(item) && !sourceOf?.(item);
  const still = base.filter((item) => isOpen(item) && kept.mine.has(item) && kept.theirs.has(item));
  const isNewToBoth = (item: Item) =>
    isOpen(item) && lists.mine.has(item) && lists.theirs.has(item) && !kept.mine.has(item) && !kept.theirs.has(item);
  const fixed = withAgreed(still, mine.filter(isNewToBoth), { mine, theirs });
  const isFixed = new Set(fixed);
  const anchors = { mine: anchorsOf(mine, isFixed), theirs: anchorsOf(theirs, isFixed) };
  const torn: Item[] = [];

  function source(item: Item): Side {
    const decided = sourceOf?.(item);
    if (decided && lists[decided].has(item)) return decided;
    if (!lists.mine.has(item)) return "theirs";
    if (!lists.theirs.has(item) || kept.theirs.has(item)) return "mine";
    if (kept.mine.has(item)) return "theirs";
    torn.push(item);
    return "mine";
  }

  const runs = { mine: new Map<Item | null, Item[]>(), theirs: new Map<Item | null, Item[]>() };
  const sources = new Map([...members].filter((item) => !isFixed.has(item)).map((item) => [item, source(item)]));
  for (const side of ["mine", "theirs"] as const) {
    for (const item of side === "mine" ? mine : theirs) {
      if (sources.get(item) !== side) continue;
      const anchor = anchors[side].get(item) ?? null;
      runs[side].set(anchor, [...(runs[side].get(anchor) ?? []), item]);
    }
  }
  const behind = (anchor: Item | null) =>
    [runs.mine.get(anchor) ?? [], runs.theirs.get(anchor) ?? []]
      .sort(([a = ""], [b = ""]) => (String(a) < String(b) ? -1 : 1))
      .flat();
  const order = [null, ...fixed].flatMap((anchor) => (anchor === null ? behind(null) : [anchor, ...behind(anchor)]));
  return { order, torn };
}

/** Puts what both sides moved to the same place, and in the same order there, behind what it follows on both. */
function withAgreed<Item>(
  still: readonly Item[],
  moved: readonly Item[],
  lists: { mine: readonly Item[]; theirs: readonly Item[] },
) {
  if (moved.length === 0) return still;
  const isStill = new Set(still);
  const [mine, theirs] = [anchorsOf(lists.mine, isStill), anchorsOf(lists.theirs, isStill)];
  const together = moved.filter((item) => mine.get(item) === theirs.get(item));
  const places = new Map(lists.theirs.map((item, index) => [item, index]));
  const inTheirs = together.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const agreed = unmoved(inTheirs, together);
  const behind = (anchor: Item | null) => together.filter((item) => agreed.has(item) && (mine.get(item) ?? null) === anchor);
  return [...behind(null), ...still.flatMap((item) => [item, ...behind(item)])];
}

/** The last fixed item before each item; null at the start. */
function anchorsOf<Item>(list: readonly Item[], fixed: ReadonlySet<Item>): Map<Item, Item | null> {
  const anchors = new Map<Item, Item | null>();
  let last: Item | null = null;
  for (const item of list) {
    if (fixed.has(item)) last = item;
    else anchors.set(item, last);
  }
  return anchors;
}
