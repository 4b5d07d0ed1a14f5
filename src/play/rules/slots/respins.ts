import { type Draw, pick } from "../fair";
import type { Coin, Grid, Win } from "./slot_wins";
import type { HoldRules } from "./slot_model";

/** What stands for a line where coins are paid, and where they fill the grid. */
export const coinsLine = -4;
export const fullLine = -5;

/** Coins are counted in this many of one when respins are drawn. */
const chanceOf = 1_000;

export interface Held {
  /** The new coins of each respin. */
  respins: Coin[][];
  wins: Win[];
}

/** The value of a coin, in hundredths of the bet. */
export function drawValue(draw: Draw, { values }: HoldRules): number {
  let left = pick(
    draw,
    values.reduce((sum, [, weight]) => sum + weight, 0),
  );
  return values.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 0;
}

/** Every coin of a grid, reel after reel from the top, with a value each. */
export const readCoins = (draw: Draw, rules: HoldRules, grid: Grid): Coin[] =>
  placesOf(grid, (symbol) => symbol === "scatter").map((place) => ({ ...place, value: drawValue(draw, rules) }));

/**
 * Enough coins stay, and all other places turn: a new coin gives all respins back. Each place takes a number, and one more for
 * the value of its coin. Null where there are too few.
 */
export function playRespins(draw: Draw, rules: HoldRules, { grid, coins }: { grid: Grid; coins: readonly Coin[] }): Held | null {
  if (coins.length < rules.coins) return null;
  let empty = placesOf(grid, (symbol) => symbol !== "scatter");
  const respins: Coin[][] = [];
  for (let left = rules.respins; left > 0 && empty.length > 0;) {
    const fresh: Coin[] = [];
    for (const place of empty)
      if (pick(draw, chanceOf) < rules.coinChance) fresh.push({ ...place, value: drawValue(draw, rules) });
    empty = empty.filter(({ reel, row }) => !fresh.some((coin) => coin.reel === reel && coin.row === row));
    respins.push(fresh);
    left = fresh.length > 0 ? rules.respins : left - 1;
  }
  const all = [...coins, ...respins.flat()];
  const count = all.length;
  const wins: Win[] = [{ line: coinsLine, symbol: "scatter", count, multiplier: all.reduce((sum, { value }) => sum + value, 0) }];
  if (empty.length === 0) wins.push({ line: fullLine, symbol: "scatter", count, multiplier: rules.full });
  return { respins, wins };
}

const placesOf = (grid: Grid, isMeant: (symbol: string) => boolean) =>
  grid.flatMap((column, reel) => column.flatMap((symbol, row) => (isMeant(symbol) ? [{ reel, row }] : [])));

/**
 * What the respins come to that begin with so many coins of `places`: how many there are at the end on average, and the chance
 * that they fill the grid. A Markov chain of how many there are and how many respins are left.
 */
export function respinsFrom(rules: HoldRules, coins: number, places: number): { coins: number; fullChance: number } {
  const chance = rules.coinChance / chanceOf;
  const known = new Map<string, { coins: number; fullChance: number }>();
  const from = (count: number, left: number): { coins: number; fullChance: number } => {
    if (count === places || left === 0) return { coins: count, fullChance: count === places ? 1 : 0 };
    const key = `${count} ${left}`;
    const found = known.get(key);
    if (found) return found;
    const sum = { coins: 0, fullChance: 0 };
    const empty = places - count;
    let likely = (1 - chance) ** empty;
    for (let fresh = 0; fresh <= empty; fresh++) {
      const next = from(count + fresh, fresh > 0 ? rules.respins : left - 1);
      sum.coins += likely * next.coins;
      sum.fullChance += likely * next.fullChance;
      likely *= ((empty - fresh) / (fresh + 1)) * (chance / (1 - chance));
    }
    known.set(key, sum);
    return sum;
  };
  return from(coins, rules.respins);
}

/** What a coin is worth on average, in hundredths of the bet. */
export function averageValue({ values }: HoldRules): number {
  const weights = values.reduce((sum, [, weight]) => sum + weight, 0);
  return values.reduce((sum, [value, weight]) => sum + value * weight, 0) / weights;
}
