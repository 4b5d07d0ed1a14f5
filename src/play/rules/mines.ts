import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { type Draw, pick } from "./fair";
import { one, returnShare } from "./multiplier";
import type { Steps } from "./steps";

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

type Choice = z.output<typeof choices.mines>;
type Outcome = z.output<typeof outcomes.mines>;

const tell = (draw: Draw, { mines: count }: Choice, outcome: Outcome): Outcome => ({
  ...outcome,
  mines: placeMines(draw, count),
});

/** Each tile without a mine raises what can be taken. */
export const mines: Steps<Choice, Outcome> = {
  start: () => ({ opened: [], mines: null, isCashedOut: false }),
  count: ({ opened }) => opened.length,
  isSame: ({ opened }, step, action) => action.kind === "open" && opened[step] === action.tile,
  take(draw, { mines: count }, outcome, action) {
    if (action.kind !== "open" || outcome.opened.includes(action.tile)) return null;
    const opened = [...outcome.opened, action.tile];
    const isLost = placeMines(draw, count).includes(action.tile);
    return { outcome: { ...outcome, opened }, isLost, isLast: opened.length === tileCount - count };
  },
  worth: ({ mines: count }, { opened }) => (opened.length === 0 ? null : minesMultiplier(count, opened.length)),
  isLost: (_choice, { opened, mines: hidden }) => hidden !== null && opened.some((tile) => hidden.includes(tile)),
  close: tell,
  again: tell,
};
