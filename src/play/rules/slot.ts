import type * as z from "zod/mini";
import type { outcomes } from "../../../schemas/play/round";
import { type Draw, pick } from "./fair";
import { fromHundredths } from "./multiplier";
import type { SlotModel, SlotSymbol } from "./slot_models";
import { playFalls } from "./slots/fall";
import { playRespins, readCoins } from "./slots/respins";
import {
  countScatters,
  expandedReels,
  type Grid,
  readScatters,
  readSymbols,
  type Spin,
  timesFactor,
  type Win,
} from "./slots/slot_wins";

type SlotOutcome = z.output<typeof outcomes.slot>;

/** The symbol that a reel shows in a row when it has stopped. */
const symbolAt = (strip: readonly SlotSymbol[], stop: number, row: number): SlotSymbol =>
  strip[(stop + row) % strip.length] ?? "ten";

/** All that a grid pays, in hundredths of the whole bet; `factor` is that of free spins. */
export const readGrid = (model: SlotModel, grid: Grid, factor: number): Win[] =>
  timesFactor([...readSymbols(model, grid), ...readScatters(model, grid)], factor);

/**
 * A paid spin and the free ones that follow, or free spins alone where they are bought: what they pay is for one stake, of
 * which their price is many. It ends early at the model's highest win.
 */
export function playSlot(draw: Draw, model: SlotModel, isBought = false): { outcome: SlotOutcome; multiplier: number } {
  const most = 100 * model.maxMultiplier;
  const paidSpins = isBought ? 0 : 1;
  const spins: Spin[] = [];
  let total = 0;
  let freeSpinsLeft = isBought ? model.freeSpins : 1;
  do {
    const { shown, wins, spin } = spinReels(draw, model, spins.length < paidSpins ? 1 : model.freeSpinFactor, most - total);
    total = Math.min(most, total + wins.reduce((sum, { multiplier }) => sum + multiplier, 0));
    freeSpinsLeft--;
    const freeSpinsPlayed = spins.length + 1 - paidSpins;
    if (!model.hold && countScatters(shown) >= 3)
      freeSpinsLeft = Math.min(freeSpinsLeft + model.freeSpins, model.mostFreeSpins - freeSpinsPlayed);
    if (total === most) freeSpinsLeft = 0;
    spins.push({ ...spin, freeSpinsLeft });
  } while (freeSpinsLeft > 0);
  return { outcome: { spins }, multiplier: fromHundredths(total) };
}

/** One spin: what it tells, what stands at its end, and all that it wins. */
function spinReels(draw: Draw, model: SlotModel, factor: number, most: number) {
  const stops = model.reels.map((strip) => pick(draw, strip.length));
  const grid = stops.map((stop, reel) =>
    Array.from({ length: model.rows }, (_, row) => symbolAt(model.reels[reel] ?? [], stop, row)),
  );
  if (model.hold) {
    const lines = readGrid(model, grid, factor);
    const coins = readCoins(draw, model.hold, grid);
    const held = playRespins(draw, model.hold, { grid, coins });
    return {
      spin: { stops, grid, wins: lines, coins, ...(held && { held }) },
      shown: grid,
      wins: [...lines, ...(held?.wins ?? [])],
    };
  }
  if (!model.fallFactors) {
    const wins = readGrid(model, grid, factor);
    const expanded = model.mechanic === "expanding" && { expanded: expandedReels(model, grid) };
    return { spin: { stops, grid, wins, ...expanded }, shown: grid, wins };
  }
  const [first, ...falls] = playFalls(model, { stops, grid, factor, most });
  const all = [first, ...falls];
  return { spin: { stops, ...first, falls }, shown: all.at(-1)?.grid ?? grid, wins: all.flatMap(({ wins }) => wins) };
}
