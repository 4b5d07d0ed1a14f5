import { type Draw, pick } from "./fair";
import { one, returnShare } from "./multiplier";

export const tileCount = 25;

/** Where the mines are: the first tiles of a Fisher–Yates shuffle. */
export function placeMines(draw: Draw, mines: number): number[] {
  const tiles = Array.from({ length: tileCount }, (_, tile) => tile);
  for (let place = 0; place < mines; place++) {
    const other = place + pick(draw, tileCount - place);
    [tiles[place], tiles[other]] = [tiles[other] ?? 0, tiles[place] ?? 0];
  }
  return tiles.slice(0, mines).sort((a, b) => a - b);
}

/** What is paid after so many tiles without a mine, in ten-thousandths; the stake itself before the first. */
export function minesMultiplier(mines: number, opened: number): number {
  if (opened === 0) return one;
  let [ways, safeWays] = [1n, 1n];
  for (let step = 0; step < opened; step++) {
    ways *= BigInt(tileCount - step);
    safeWays *= BigInt(tileCount - mines - step);
  }
  return Number((BigInt(Math.round(returnShare * one)) * ways) / safeWays);
}
