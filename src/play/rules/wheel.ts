import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { type Draw, pick } from "./fair";
import { fromHundredths } from "./multiplier";

export type WheelChoice = z.output<typeof choices.wheel>;

const ten = [150, 120, 120, 120, 0, 120, 120, 120, 120, 0];

/** What segments pay, in hundredths, clockwise. They add up to 99 for every hundred segments of one. */
const medium: Record<number, readonly number[]> = {
  10: [0, 190, 0, 150, 0, 200, 0, 150, 0, 300],
  20: [150, 0, 200, 0, 200, 0, 200, 0, 150, 0, 300, 0, 180, 0, 200, 0, 200, 0, 200, 0],
  30: [150, 150, 200, 150, 200, 200, 150, 300, 150, 200, 200, 170, 400, 150, 200].flatMap((pays) => [pays, 0]),
  40: [200, 300, 200, 150, 300, 150, 150, 200, 150, 300, 150, 200, 200, 160, 200, 150, 300, 150, 200, 150].flatMap((pays) => [
    pays,
    0,
  ]),
  50: [
    200, 150, 200, 150, 300, 150, 150, 200, 150, 300, 150, 200, 150, 200, 200, 150, 300, 150, 200, 150, 150, 500, 150, 200, 150,
  ].flatMap((pays) => [pays, 0]),
};

/** What each segment pays, in hundredths, clockwise from the first. */
export function wheelSegments({ segments, risk }: WheelChoice): readonly number[] {
  if (risk === "low") return Array.from({ length: segments }, (_, index) => ten[index % ten.length] ?? 0);
  if (risk === "medium") return medium[segments] ?? [];
  return Array.from({ length: segments }, (_, index) => (index === segments - 1 ? 99 * segments : 0));
}

/** What comes back on average of all that is bet so. */
export const wheelReturn = (choice: WheelChoice): number =>
  wheelSegments(choice).reduce((sum, pays) => sum + pays, 0) / 100 / choice.segments;

export function spinWheel(draw: Draw, choice: WheelChoice): { outcome: z.output<typeof outcomes.wheel>; multiplier: number } {
  const segment = pick(draw, choice.segments);
  return { outcome: { segment }, multiplier: fromHundredths(wheelSegments(choice)[segment] ?? 0) };
}
