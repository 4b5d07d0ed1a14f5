import type { Promotion } from "../../../../schemas/api/promotions";
import type { Weekday } from "../../../../schemas/rules";

type Timed = Pick<Promotion, "startAt" | "endAt" | "validOnDays" | "startTime" | "endTime" | "isClosed">;

/** What a promotion's card says about its time: one thing, the one that matters most. */
export type PromotionTiming =
  | { kind: "starts" | "ends"; at: string }
  | { kind: "days"; days: readonly Weekday[]; between: { from: string; until: string } | null }
  | { kind: "ended" | "open" };

/** By the fields of L-3.24; `now` in milliseconds. */
export function promotionTiming(promotion: Timed, now: number): PromotionTiming {
  const { startAt, endAt, validOnDays, startTime, endTime, isClosed } = promotion;
  if (isClosed || (endAt && now >= Date.parse(endAt))) return { kind: "ended" };
  if (startAt && now < Date.parse(startAt)) return { kind: "starts", at: startAt };
  if (endAt) return { kind: "ends", at: endAt };
  const between = startTime || endTime ? { from: startTime ?? "00:00", until: endTime ?? "24:00" } : null;
  if (validOnDays.length > 0 || between) return { kind: "days", days: validOnDays, between };
  return { kind: "open" };
}
