import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { type Draw, pick } from "./fair";
import { one, returnShare } from "./multiplier";

export type DiceChoice = z.output<typeof choices.dice>;

/** How many of the 10,000 rolls win. */
export const winningRolls = ({ target, direction }: DiceChoice): number => (direction === "under" ? target : 9_999 - target);

/** What a win pays, in ten-thousandths. */
export const diceMultiplier = (choice: DiceChoice): number => Math.floor((10_000 * returnShare * one) / winningRolls(choice));

/** What comes back on average of all that is bet so: 0.99, less what its multiplier has beyond ten-thousandths. */
export const diceReturn = (choice: DiceChoice): number => (winningRolls(choice) * diceMultiplier(choice)) / (10_000 * one);

export function rollDice(draw: Draw, choice: DiceChoice): { outcome: z.output<typeof outcomes.dice>; multiplier: number } {
  const roll = pick(draw, 10_000);
  const isWin = choice.direction === "under" ? roll < choice.target : roll > choice.target;
  return { outcome: { roll }, multiplier: isWin ? diceMultiplier(choice) : 0 };
}
