import { isSameValue } from "./same_value";

/**
 * For places in `before` the places of equal items in `after`, both rising. Equal starts and ends are found first; in
 * between the longest common run, as long as that is not too much to compare.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const matches = new Map<number, number>();
  let start = 0;
  while (start < before.length && start < after.length && isSameValue(before[start], after[start])) {
    matches.set(start, start);
    start += 1;
  }
  let end = 0;
  const isLeft = () => end < before.length - start && end < after.length - start;
  while (isLeft() && isSameValue(before.at(-1 - end), after.at(-1 - end))) {
    end += 1;
    matches.set(before.length - end, after.length - end);
  }
  const [rest, others] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (rest.length * others.length <= 250_000) {
    for (const [one, other] of longestCommonRun(rest, others)) matches.set(start + one, start + other);
  }
  return matches;
}

function longestCommonRun(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const same = before.map((item) => after.map((other) => isSameValue(item, other)));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = same[row]?.[column]
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const run: [number, number][] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (same[row]?.[column]) run.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return run;
}
