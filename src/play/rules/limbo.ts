import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import type { Draw } from "./fair";
import { fromHundredths, returnShare } from "./multiplier";

const most = 100_000_000;

/** What comes up, in hundredths: a multiplier or more comes up with the chance of `0.99 / multiplier`. */
function limboResult(float: number): number {
  if (float === 0) return most;
  return Math.min(most, Math.max(100, Math.floor((100 * returnShare) / float)));
}

export function playLimbo(
  draw: Draw,
  { target }: z.output<typeof choices.limbo>,
): { outcome: z.output<typeof outcomes.limbo>; multiplier: number } {
  const result = limboResult(draw());
  return { outcome: { result }, multiplier: result >= target ? fromHundredths(target) : 0 };
}
