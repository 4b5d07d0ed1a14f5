import { scattersLine, waysLine } from "../rules/slot";
import type { SlotModel, SlotSymbol } from "../rules/slot_models";

const shownRows = 3;

/** How many symbols pass by before a reel stops: each reel turns a little longer than the one before it. */
const passing = (reel: number) => 12 + 5 * reel;

/** What moves past on a reel, from the top: what it stops at, what passes, and what was seen before. */
export function reelStrip(
  { reels }: Pick<SlotModel, "reels">,
  { reel, stop, before }: { reel: number; stop: number; before: readonly SlotSymbol[] },
): SlotSymbol[] {
  const strip = reels[reel] ?? [];
  const from = Array.from({ length: shownRows + passing(reel) }, (_, row) => strip[(stop + row) % strip.length] ?? "ten");
  return [...from, ...before];
}

/** The places of a grid that win by a line, by a way, or by scatters: `reel row`. */
export function winningPlaces(
  grid: readonly (readonly string[])[],
  lines: readonly (readonly number[])[],
  wins: readonly { line: number; symbol: string; count: number }[],
): Set<string> {
  const places = new Set<string>();
  const add = (reels: number, isMeant: (symbol: string) => boolean) => {
    for (const [reel, column] of grid.slice(0, reels).entries())
      for (const [row, symbol] of column.entries()) if (isMeant(symbol)) places.add(`${reel} ${row}`);
  };
  for (const { line, symbol, count } of wins) {
    if (line === scattersLine) add(grid.length, (one) => one === "scatter");
    else if (line === waysLine) add(count, (one) => one === symbol || one === "wild");
    else {
      const rows = lines[line] ?? [];
      for (let reel = 0; reel < count; reel++) places.add(`${reel} ${rows[reel]}`);
    }
  }
  return places;
}
