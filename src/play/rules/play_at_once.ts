import * as z from "zod/mini";
import { choices } from "../../../schemas/play/round";
import { playBaccarat } from "./baccarat";
import { rollDice } from "./dice";
import type { Draw } from "./fair";
import { playKeno } from "./keno";
import { playLimbo } from "./limbo";
import { dropBall } from "./plinko";
import { spinRoulette } from "./roulette";
import { playSlot } from "./slot";
import { slotModelOf } from "./slot_models";
import { spinWheel } from "./wheel";

/** Games whose rounds are over as soon as they are bet on. */
export const gamesAtOnce = ["dice", "limbo", "plinko", "slot", "keno", "wheel", "roulette", "baccarat"] as const;
export type GameAtOnce = (typeof gamesAtOnce)[number];

export const isPlayedAtOnce = (client: string): client is GameAtOnce => gamesAtOnce.some((game) => game === client);

/** A whole round: what comes of a valid choice with these draws, and what it pays for one, in ten-thousandths. */
export function playAtOnce(
  client: GameAtOnce,
  model: string | null,
  choice: unknown,
  draw: Draw,
): { outcome: unknown; multiplier: number } {
  if (client === "dice") return rollDice(draw, z.parse(choices.dice, choice));
  if (client === "limbo") return playLimbo(draw, z.parse(choices.limbo, choice));
  if (client === "plinko") return dropBall(draw, z.parse(choices.plinko, choice));
  if (client === "keno") return playKeno(draw, z.parse(choices.keno, choice));
  if (client === "wheel") return spinWheel(draw, z.parse(choices.wheel, choice));
  if (client === "roulette") return spinRoulette(draw, z.parse(choices.roulette, choice));
  if (client === "baccarat") return playBaccarat(draw, z.parse(choices.baccarat, choice));
  return playSlot(draw, slotModelOf(model), z.parse(choices.slot, choice).buysFreeSpins);
}
