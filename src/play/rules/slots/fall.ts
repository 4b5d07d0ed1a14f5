import type { SlotModel, SlotSymbol } from "./slot_model";
import { type Grid, readScatters, readSymbols, timesFactor, type Win, winningPlaces } from "./slot_wins";

export interface Fall {
  grid: SlotSymbol[][];
  wins: Win[];
}

/** What has won goes, what stood above falls, and each reel's strip brings what comes above it; `tops` is where that was. */
export function dropInto(
  { reels }: Pick<SlotModel, "reels">,
  grid: Grid,
  won: ReadonlySet<string>,
  tops: number[],
): SlotSymbol[][] {
  return grid.map((column, reel) => {
    const kept = column.filter((_, row) => !won.has(`${reel} ${row}`));
    const strip = reels[reel] ?? [];
    const fresh = Array.from({ length: column.length - kept.length }, () => {
      tops[reel] = ((tops[reel] ?? 0) + strip.length - 1) % strip.length;
      return strip[tops[reel]] ?? "ten";
    });
    return [...fresh.toReversed(), ...kept];
  });
}

/**
 * A grid and all that falls after it, with what each wins, until nothing does or `most` is reached, in hundredths of the bet.
 * Scatters stay, and pay where all has come to rest.
 */
export function playFalls(
  model: SlotModel,
  { stops, grid, factor, most }: { stops: readonly number[]; grid: SlotSymbol[][]; factor: number; most: number },
): [Fall, ...Fall[]] {
  const factors = model.fallFactors ?? [];
  const tops = [...stops];
  const winsOf = (shown: Grid, step: number) =>
    timesFactor(readSymbols(model, shown), factor * (factors[step] ?? factors.at(-1) ?? 1));
  let last: Fall = { grid, wins: winsOf(grid, 0) };
  const falls: [Fall, ...Fall[]] = [last];
  let total = sumOf(last.wins);
  while (last.wins.length > 0 && total < most) {
    const next = dropInto(model, last.grid, winningPlaces(last.grid, last.wins), tops);
    last = { grid: next, wins: winsOf(next, falls.length) };
    falls.push(last);
    total += sumOf(last.wins);
  }
  last.wins.push(...timesFactor(readScatters(model, last.grid), factor));
  return falls;
}

const sumOf = (wins: readonly Win[]) => wins.reduce((sum, { multiplier }) => sum + multiplier, 0);
