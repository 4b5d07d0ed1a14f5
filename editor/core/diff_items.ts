import { matchItems } from "./match_items";
import { isSameValue } from "./same_value";
import { unmoved } from "./unmoved";

export type ItemChange =
  | { what: "changed"; from: number; to: number }
  | { what: "moved"; from: number; to: number }
  | { what: "added"; to: number }
  | { what: "removed"; from: number };

/**
 * Which entries of a list came, went, changed or stand elsewhere, in the order of the list after. Entries are known by
 * their id or key, else by being equal; what is left over at the same place is one that changed.
 */
export function diffItems(before: readonly unknown[], after: readonly unknown[]): ItemChange[] {
  const pairs = pairUp(before, after);
  const froms = [...pairs.keys()].sort((a, b) => a - b);
  const still = unmoved(
    froms,
    [...pairs].toSorted(([, a], [, b]) => a - b).map(([from]) => from),
  );
  const byPlace = new Map([...pairs].map(([from, to]) => [to, from]));
  const changes = after.flatMap((item, to): ItemChange[] => {
    const from = byPlace.get(to);
    if (from === undefined) return [{ what: "added", to }];
    const moved: ItemChange[] = still.has(from) ? [] : [{ what: "moved", from, to }];
    return isSameValue(before[from], item) ? moved : [...moved, { what: "changed", from, to }];
  });
  const removed = before.flatMap((_, from): ItemChange[] => (pairs.has(from) ? [] : [{ what: "removed", from }]));
  return [...changes, ...removed];
}

const naming = ["id", "key", "bannerKey"] as const;

function nameOf(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return null;
  for (const key of naming) {
    const name = (item as Record<string, unknown>)[key];
    if (typeof name === "string" || typeof name === "number") return `${key}:${name}`;
  }
  return null;
}

/** For places before the places after of what is the same entry. */
function pairUp(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = matchItems(before, after);
  const taken = new Set(pairs.values());
  const pair = (from: number, to: number) => {
    pairs.set(from, to);
    taken.add(to);
  };
  const open = () => before.flatMap((item, from) => (pairs.has(from) ? [] : [{ item, from }]));
  const rest = () => after.flatMap((item, to) => (taken.has(to) ? [] : [{ item, to }]));
  for (const { item, from } of open()) {
    const name = nameOf(item);
    const found = rest().find((other) => isSameValue(other.item, item) || (name !== null && nameOf(other.item) === name));
    if (found) pair(from, found.to);
  }
  const [gone, come] = [open(), rest()];
  for (const [index, { item, from }] of gone.entries()) {
    const other = come.length === gone.length ? come[index] : come.find(({ to }) => to === from);
    const isOther = other && nameOf(item) !== null && nameOf(other.item) !== null;
    if (other && !isOther && !taken.has(other.to)) pair(from, other.to);
  }
  return pairs;
}
