import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { chipsMultiplier } from "./chips";
import { type Draw, pick } from "./fair";
import { one } from "./multiplier";

export type RouletteChoice = z.output<typeof choices.roulette>;

export const pocketCount = 37;
/** As they lie on the wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
];
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const colorOf = (pocket: number): "green" | "red" | "black" =>
  pocket === 0 ? "green" : reds.has(pocket) ? "red" : "black";

/** Whether a spot is a number, not a field beside them. */
export const isNumber = (spot: string): boolean => /^\d+$/.test(spot);

/** Whether a chip on a spot wins; at zero only its own does. */
export function isCovered(spot: string, pocket: number): boolean {
  if (isNumber(spot)) return Number(spot) === pocket;
  if (pocket === 0) return false;
  if (spot === "red" || spot === "black") return colorOf(pocket) === spot;
  if (spot === "odd" || spot === "even") return pocket % 2 === (spot === "odd" ? 1 : 0);
  if (spot === "low" || spot === "high") return pocket <= 18 === (spot === "low");
  const part = Number(spot.at(-1));
  return spot.startsWith("dozen") ? Math.ceil(pocket / 12) === part : (pocket - 1) % 3 === part - 1;
}

/** What a winning chip brings back, in hundredths: 36 for a number, 3 for a dozen or column, else 2. */
export const spotPays = (spot: string): number => (isNumber(spot) ? 3_600 : /\d$/.test(spot) ? 300 : 200);

/** What a pocket pays for all chips, in ten-thousandths. */
export const rouletteMultiplier = ({ chips }: RouletteChoice, pocket: number): number =>
  chipsMultiplier(chips, (spot) => (isCovered(spot, pocket) ? spotPays(spot) : 0));

/** What comes back on average of all that is bet so: 36 of 37, less what is beyond ten-thousandths. */
export function rouletteReturn(choice: RouletteChoice): number {
  let sum = 0;
  for (let pocket = 0; pocket < pocketCount; pocket++) sum += rouletteMultiplier(choice, pocket);
  return sum / pocketCount / one;
}

export function spinRoulette(
  draw: Draw,
  choice: RouletteChoice,
): { outcome: z.output<typeof outcomes.roulette>; multiplier: number } {
  const pocket = pick(draw, pocketCount);
  return { outcome: { pocket }, multiplier: rouletteMultiplier(choice, pocket) };
}
