/** The largest set of items that stand in the same order in both lists; the others are those that were moved. */
export function unmoved<Item>(before: readonly Item[], after: readonly Item[]): Set<Item> {
  const places = new Map(before.map((item, index) => [item, index]));
  const common = after.filter((item) => places.has(item));
  const order = common.map((item) => places.get(item) ?? 0);
  const ends: number[] = []; // of the rising runs of each length: the position in `order` of the smallest last member
  const previous: number[] = [];
  for (const [at, place] of order.entries()) {
    const length = firstNotBelow(ends, (end) => (order[end] ?? 0) < place);
    previous[at] = length > 0 ? (ends[length - 1] ?? -1) : -1;
    ends[length] = at;
  }
  const kept = new Set<Item>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.add(common[at] as Item); // `at` is an index of `common`
  return kept;
}

function firstNotBelow(list: readonly number[], isBelow: (item: number) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(list[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
