import { isRecord } from "./is_record";
import { matchItems } from "./match_items";
import { mergeOrder } from "./merge_order";
import { isSameValue } from "./same_value";

export interface Three {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Merges an entry of the lists that stands at a place of mine. */
type MergeItem = (values: Three, at: number) => unknown;

interface ThreeLists {
  base: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

/** Two lists made from one, item by item; null where they can only be taken as a whole. */
export function mergeLists(lists: ThreeLists, mergeItem: MergeItem): unknown[] | null {
  const { base, mine, theirs } = lists;
  if ([base, mine, theirs].every(areNames)) return mergeNames(lists as { [Key in keyof ThreeLists]: (string | number)[] });
  if ([base, mine, theirs].every(haveIds)) return mergeById(lists as { [Key in keyof ThreeLists]: Item[] }, mergeItem);
  return mergeByLikeness(lists, mergeItem);
}

type Item = Record<string, unknown> & { id: string | number };

const isName = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";
const areNames = (list: readonly unknown[]) => list.every(isName) && new Set(list).size === list.length;
const haveIds = (list: readonly unknown[]) =>
  list.every((item) => isRecord(item) && isName(item.id)) && areNames(list.map((item) => (item as Item).id));

/** What is on the merged list: all that neither side took away. */
function membersOf<Name>(base: readonly Name[], mine: readonly Name[], theirs: readonly Name[]): Set<Name> {
  const before = new Set(base);
  const [ours, others] = [new Set(mine), new Set(theirs)];
  return new Set([...mine, ...theirs].filter((name) => !before.has(name) || (ours.has(name) && others.has(name))));
}

function mergeNames({ base, mine, theirs }: { [Key in keyof ThreeLists]: (string | number)[] }) {
  const { order, torn } = mergeOrder({ base, mine, theirs, members: membersOf(base, mine, theirs) });
  return torn.length > 0 ? null : order;
}

function mergeById({ base, mine, theirs }: { [Key in keyof ThreeLists]: Item[] }, mergeItem: MergeItem) {
  const ids = (list: Item[]) => list.map(({ id }) => id);
  const byId = (list: Item[]) => new Map(list.map((item) => [item.id, item]));
  const [before, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const isChangedAndGone = base.some((item) => {
    const [one, other] = [ours.get(item.id), others.get(item.id)];
    return Boolean(one) !== Boolean(other) && !isSameValue(one ?? other, item);
  });
  const members = membersOf(ids(base), ids(mine), ids(theirs));
  const { order, torn } = mergeOrder({ base: ids(base), mine: ids(mine), theirs: ids(theirs), members });
  if (isChangedAndGone || torn.length > 0) return null;
  return order.map((id, index) => {
    const [one, other] = [ours.get(id), others.get(id)];
    if (!one || !other) return one ?? other;
    const at = mine.indexOf(one);
    return mergeItem({ base: before.get(id), mine: one, theirs: other }, at === -1 ? index : at);
  });
}

/**
 * Items without a name: those that are equal in all three lists hold the others in place. Between two of them a side
 * that changed nothing gives way; where both did, item by item as long as none came, went or was moved.
 */
function mergeByLikeness({ base, mine, theirs }: ThreeLists, mergeItem: MergeItem): unknown[] | null {
  const inMine = matchItems(base, mine);
  const inTheirs = matchItems(base, theirs);
  const merged: unknown[] = [];
  const from = { base: 0, mine: 0, theirs: 0 };
  for (let at = 0; at <= base.length; at += 1) {
    const [one, other] = at === base.length ? [mine.length, theirs.length] : [inMine.get(at), inTheirs.get(at)];
    if (one === undefined || other === undefined) continue;
    const part = {
      base: base.slice(from.base, at),
      mine: mine.slice(from.mine, one),
      theirs: theirs.slice(from.theirs, other),
    };
    const joined = mergePart(part, from.mine, mergeItem);
    if (!joined) return null;
    merged.push(...joined, ...mine.slice(one, one + 1));
    Object.assign(from, { base: at + 1, mine: one + 1, theirs: other + 1 });
  }
  return merged;
}

function mergePart({ base, mine, theirs }: ThreeLists, first: number, mergeItem: MergeItem) {
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  if (isSameValue(base, mine)) return theirs;
  const isSteady = (list: readonly unknown[]) =>
    list.length === base.length && list.every((item, index) => isSameItem(base, item, index));
  if (!isSteady(mine) || !isSteady(theirs)) return null;
  return mine.map((item, index) => mergeItem({ base: base[index], mine: item, theirs: theirs[index] }, first + index));
}

const naming = ["id", "key", "bannerKey", "name"] as const;

/** Whether an item can be what stood at its place before: of the same name, and not another one that was moved there. */
function isSameItem(base: readonly unknown[], item: unknown, index: number) {
  const before = base[index];
  if (isSameValue(before, item)) return true;
  if (!isRecord(before) || !isRecord(item)) return false;
  return naming.every((key) => before[key] === item[key]) && !base.some((other) => isSameValue(other, item));
}
