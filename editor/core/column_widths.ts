/** The least that a column keeps, in percent of the whole. */
export const leastShare = 5;
/** How near a common ratio a divider goes there by itself, in percent of the whole. */
const pull = 1.5;
/** The common ratios: 1:1, 1:2, 2:3, 3:4, both ways round. */
const commonParts = [1 / 2, 1 / 3, 2 / 3, 2 / 5, 3 / 5, 3 / 7, 4 / 7];

/** What each column has of the whole, in percent; they add up to 100. */
export function sharesOf(widths: readonly number[]): number[] {
  const sum = widths.reduce((all, width) => all + width, 0);
  return widths.map((width) => (width * 100) / sum);
}

/** Shares as they are shown: whole numbers that add up to 100. */
export function wholeShares(widths: readonly number[]): number[] {
  const shares = sharesOf(widths);
  const floors = shares.map(Math.floor);
  let left = 100 - floors.reduce((all, share) => all + share, 0);
  const order = shares.map((share, index) => [share - Math.floor(share), index] as const).sort(([one], [other]) => other - one);
  for (const [, index] of order) {
    if (left <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    left -= 1;
  }
  return floors;
}

/**
 * The shares with the divider behind a column elsewhere: `share` is what that column has then, in percent of the whole. The column
 * after it takes or gives the difference; both keep at least `leastShare`, or what they had where that was less.
 */
export function moveDivider(widths: readonly number[], divider: number, share: number): number[] {
  const shares = sharesOf(widths);
  const [before, after] = [shares[divider], shares[divider + 1]];
  if (before === undefined || after === undefined) return shares;
  const both = before + after;
  const least = Math.min(leastShare, before, after);
  const next = Math.min(both - least, Math.max(least, share));
  return shares.with(divider, rounded(next)).with(divider + 1, rounded(both - next));
}

/** A share near a common ratio of the two columns at a divider is that ratio. */
export function snapped(widths: readonly number[], divider: number, share: number): number {
  const shares = sharesOf(widths);
  const both = (shares[divider] ?? 0) + (shares[divider + 1] ?? 0);
  const near = commonParts.map((part) => part * both).find((one) => Math.abs(one - share) <= pull);
  return near ?? Math.round(share);
}

const rounded = (share: number) => Number(share.toFixed(2));
