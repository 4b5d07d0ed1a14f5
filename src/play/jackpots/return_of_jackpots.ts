import type { Jackpot } from "../game_step";

/** What jackpots give back together, in percent: to its last hundredth, as each is told. */
export const returnOfJackpots = (jackpots: readonly Pick<Jackpot, "returnToPlayer">[]): number =>
  jackpots.reduce((sum, { returnToPlayer }) => sum + Math.round(100 * returnToPlayer), 0) / 100;
