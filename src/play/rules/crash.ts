import type { Draw } from "./fair";
import { returnShare } from "./multiplier";

/** Multipliers of a flight are in hundredths: 241 is 2.41×. */
const most = 100_000_000;
/** Per ms: it doubles every 11.6 seconds. */
export const growth = 0.000_06;

/** Where a flight crashes: it reaches a multiplier or more with the chance of `0.99 / multiplier`. */
export function crashPoint(draw: Draw): number {
  const float = draw();
  if (float === 0) return most;
  return Math.min(most, Math.max(100, Math.floor((100 * returnShare) / float)));
}

/** What a flight has reached so many ms after it took off. */
export const multiplierAt = (ms: number): number => Math.min(most, Math.floor(100 * Math.exp(growth * Math.max(0, ms)) + 1e-9));

/** The first whole ms at which a flight has reached so much. */
export function timeOf(multiplier: number): number {
  let ms = Math.max(0, Math.ceil(Math.log(multiplier / 100) / growth));
  while (ms > 0 && multiplierAt(ms - 1) >= multiplier) ms--;
  while (multiplierAt(ms) < multiplier) ms++;
  return ms;
}

/**
 * Where a bet is cashed out of a flight that crashes at `crashAt`: at its own target as soon as that is reached, else where the
 * flight is, so many ms after it took off. Null where it has crashed before.
 */
export function cashOutAt(target: number | null, crashAt: number, ms: number): number | null {
  const reached = multiplierAt(ms);
  if (target !== null && target <= crashAt && reached >= target) return target;
  return ms >= timeOf(crashAt) ? null : reached;
}

/** The target that a bet has at the latest: there it wins the most that is paid. Both amounts in minor units. */
export const lastTarget = (bet: number, maxPayout: number): number =>
  Math.min(most, Math.max(101, Math.ceil((100 * maxPayout) / bet)));
