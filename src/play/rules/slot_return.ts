import { type HoldRules, type SlotModel, slotLines, slotSymbols, type SlotSymbol } from "./slot_models";
import { fallReturn } from "./slots/fall_return";
import { averageValue, respinsFrom } from "./slots/respins";
import { readLine } from "./slots/slot_wins";

export interface SlotReturn {
  /** Of what is bet. */
  returnShare: number;
  freeSpinChance: number;
  /** Of what free spins cost that are bought; null where none are for sale. */
  boughtShare: number | null;
}

/**
 * What a model returns of what is bet, computed from its strips and pays: every line or way, every number of scatters, all free
 * spins; where symbols fall, every combination of stops.
 */
export function slotReturn(model: SlotModel): SlotReturn {
  if (model.hold) return holdReturn(model, model.hold);
  const { pays, scatters } = spinReturn(model);
  const scatterReturn = scatters.reduce((sum, chance, count) => sum + chance * (model.pays.scatter[count - 3] ?? 0), 0);
  const perSpin = (pays + scatterReturn) / 100;
  const freeSpinChance = scatters.slice(3).reduce((sum, chance) => sum + chance, 0);
  // what a spin pays on average does not depend on how many there are, only on each being drawn alike
  const freeReturn = perSpin * expectedFreeSpins(model, freeSpinChance) * model.freeSpinFactor;
  const boughtShare = model.buy ? freeReturn / model.buy.price : null;
  return { returnShare: perSpin + freeSpinChance * freeReturn, freeSpinChance, boughtShare };
}

/**
 * Lines, and the respins of every number of coins that stay. The highest win is what a grid full of the dearest coins pays: what
 * lines would add to nearly that, less often than once in 10^18 spins, is left out.
 */
function holdReturn(model: SlotModel, rules: HoldRules): SlotReturn {
  const places = model.reels.length * model.rows;
  const respins = coinChances(model).reduce((sum, chance, coins) => {
    if (coins < rules.coins || chance === 0) return sum;
    const end = respinsFrom(rules, coins, places);
    return sum + chance * (end.coins * averageValue(rules) + end.fullChance * rules.full);
  }, 0);
  return { returnShare: (slotLines.length * averageLine(model) + respins) / 100, freeSpinChance: 0, boughtShare: null };
}

/** How likely each number of coins is to be seen: reels are independent, the places of one are not. */
export function coinChances({ reels, rows }: Pick<SlotModel, "reels" | "rows">): number[] {
  return reels.reduce(
    (chances, strip) => {
      const next = Array.from({ length: chances.length + rows }, () => 0);
      for (const window of windowsOf(strip)) {
        const seen = window.filter((symbol) => symbol === "scatter").length;
        for (const [count, chance] of chances.entries()) next[count + seen]! += chance / strip.length;
      }
      return next;
    },
    [1],
  );
}

/** What a spin pays on average without scatters, in hundredths of the bet, and how likely each number of scatters is. */
function spinReturn(model: SlotModel): { pays: number; scatters: number[] } {
  if (model.fallFactors) return fallReturn(model);
  const scatters = scatterChances(model);
  if (model.mechanic === "ways") return { pays: averageWays(model), scatters };
  if (model.mechanic === "expanding") return { pays: averageExpanded(model), scatters };
  return { pays: slotLines.length * averageLine(model), scatters };
}

/** Symbols on a line are independent, each as frequent as it is on its reel. */
function averageLine(model: SlotModel): number {
  const frequencies = model.reels.map((reel) => {
    const counts = new Map<SlotSymbol, number>();
    for (const symbol of reel) counts.set(symbol, (counts.get(symbol) ?? 0) + 1 / reel.length);
    return [...counts];
  });
  let lineReturn = 0;
  const line: SlotSymbol[] = [];
  const walk = (reel: number, chance: number) => {
    const frequency = frequencies[reel];
    if (!frequency) {
      lineReturn += chance * readLine(model, line).pays;
      return;
    }
    for (const [symbol, share] of frequency) {
      line[reel] = symbol;
      walk(reel + 1, chance * share);
    }
  };
  walk(0, 1);
  return lineReturn;
}

/** What stands in a reel's window, for each of its stops. */
const windowsOf = (strip: readonly SlotSymbol[]) =>
  strip.map((_, stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length] ?? "ten"));
type Window = ReturnType<typeof windowsOf>[number];

const averageOf = (windows: readonly Window[], valueOf: (window: Window) => number) =>
  windows.reduce((sum, window) => sum + valueOf(window), 0) / windows.length;

const paying = slotSymbols.filter((symbol) => symbol !== "wild" && symbol !== "scatter");

/** Reels are independent: a symbol pays by the product of how many places they show on average, as far as the first without one. */
function averageWays({ reels, pays }: SlotModel): number {
  const windows = reels.map(windowsOf);
  return paying.reduce((sum, symbol) => {
    const places = (window: Window) => window.filter((one) => one === symbol || one === "wild").length;
    const seen = windows.map((each) => averageOf(each, places));
    const none = windows.map((each) => averageOf(each, (window) => (places(window) === 0 ? 1 : 0)));
    return sum + averageRun(pays[symbol], seen, none);
  }, 0);
}

/** The same for each line, on which a reel shows the symbol itself, or is wild as soon as its window has a wild. */
function averageExpanded({ reels, pays }: SlotModel): number {
  const windows = reels.map(windowsOf);
  return slotLines.reduce(
    (all, rows) =>
      all +
      paying.reduce((sum, symbol) => {
        const shows = (window: Window, row: number) => (window.includes("wild") || window[row] === symbol ? 1 : 0);
        const seen = windows.map((each, reel) => averageOf(each, (window) => shows(window, rows[reel] ?? 0)));
        return (
          sum +
          averageRun(
            pays[symbol],
            seen,
            seen.map((chance) => 1 - chance),
          )
        );
      }, 0),
    0,
  );
}

/** What runs of three, four and five from the left pay on average: `seen` of each reel, and the chance that one ends a run. */
const averageRun = (pays: readonly number[], seen: readonly number[], ends: readonly number[]): number =>
  pays.reduce((sum, each, index) => {
    const run = seen.slice(0, index + 3).reduce((product, one) => product * one, 1);
    return sum + each * run * (ends[index + 3] ?? 1);
  }, 0);

/** How likely each number of scatters is to be seen: none of a reel's is less than three from the next. */
function scatterChances({ reels }: SlotModel): number[] {
  let chances = [1];
  for (const reel of reels) {
    const seen = (3 * reel.filter((symbol) => symbol === "scatter").length) / reel.length;
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [count, chance] of chances.entries()) {
      next[count] = (next[count] ?? 0) + chance * (1 - seen);
      next[count + 1] = (next[count + 1] ?? 0) + chance * seen;
    }
    chances = next;
  }
  return chances;
}

/** How many free spins follow when they are won, those that they win themselves included. */
function expectedFreeSpins({ freeSpins, mostFreeSpins }: SlotModel, chance: number): number {
  const known = new Map<number, number>();
  const expected = (left: number, played: number): number => {
    if (left === 0) return 0;
    const key = left * 1_000 + played;
    const found = known.get(key);
    if (found !== undefined) return found;
    const more = Math.min(left - 1 + freeSpins, mostFreeSpins - played - 1);
    const value = 1 + chance * expected(more, played + 1) + (1 - chance) * expected(left - 1, played + 1);
    known.set(key, value);
    return value;
  };
  return expected(Math.min(freeSpins, mostFreeSpins), 0);
}
