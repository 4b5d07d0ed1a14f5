import type { ReachedLimit } from "../../schemas/play/frame_messages";
import { limitKinds, timeframes } from "../../schemas/limits";

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

/** The limit that a refused bet would have passed, or null where that is not told. By hand: a frame starts without zod. */
export function reachedLimitOf(data: unknown): ReachedLimit | null {
  const { kind, timeframe, currentLimit, left, expiry, currency, endsSession = false } = (data ?? {}) as Record<string, unknown>;
  if (!isOneOf(limitKinds, kind) || !isOneOf(timeframes, timeframe)) return null;
  if (typeof currentLimit !== "number" || typeof left !== "number" || typeof expiry !== "string") return null;
  if ((currency !== null && typeof currency !== "string") || typeof endsSession !== "boolean") return null;
  return { kind, timeframe, currentLimit, left, expiry, currency, endsSession };
}

/** The highest bet that a running bonus allows, as its refusal tells it. */
export function maxBetOf(data: unknown): number | null {
  const { maxBet } = (data ?? {}) as Record<string, unknown>;
  return typeof maxBet === "number" ? maxBet : null;
}
