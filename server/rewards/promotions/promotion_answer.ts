import type { Promotion } from "../../../schemas/api/promotions";
import type { Viewer } from "../../../schemas/viewer";
import { itemRules } from "../../../src/layout/cut_items";
import { evaluateRules } from "../../../src/layout/evaluate";
import { localTime } from "../../../src/layout/local_time";
import { scheduleReason } from "../../../src/layout/schedule_rule";
import { periodOf } from "../../care/limits/periods";
import { toDecimal } from "../../platform/amounts";
import type { PromotionRow } from "./queries";

/**
 * Whether a promotion is open to somebody on the day of `viewer.now`, or at that moment in hours that began the day before: its dates, its weekdays by
 * the clocks of a time zone, as the engine takes them, its banner's own rules.
 */
export function isOpenTo(
  { startAt, endAt, validOnDays, startTime, endTime, banner }: PromotionRow,
  viewer: Viewer,
  timeZone: string,
): boolean {
  const { start, end } = periodOf("daily", new Date(viewer.now), timeZone);
  if (startAt && startAt >= end) return false;
  if (endAt && endAt.getTime() <= Math.max(start.getTime(), Math.min(Date.now(), end.getTime()))) return false;
  const hours = { ...(startTime && { startTime }), ...(endTime && { endTime }) };
  const isOnDay = validOnDays.length === 0 || validOnDays.includes(localTime(viewer.now, timeZone).weekday);
  if (!isOnDay && scheduleReason({ validOnDays, timeZone, ...hours }, viewer.now) !== null) return false;
  return evaluateRules(itemRules(banner) ?? {}, viewer).verdict === "shown";
}

/** A promotion as it is sent (L-3.15, C-3.14 to C-3.19). */
export const toPromotion = (row: PromotionRow): Promotion => ({
  bonusId: row.id,
  bonusType: row.bonusType,
  autoPayoutDays: row.autoPayoutDays,
  banner: { ...row.banner, bannerKey: row.bannerKey },
  startAt: row.startAt?.toISOString() ?? null,
  endAt: row.endAt?.toISOString() ?? null,
  validOnDays: row.validOnDays,
  startTime: row.startTime,
  endTime: row.endTime,
  isSpecial: row.isSpecial,
  isClosed: row.isClosed,
  useCoupon: row.rules?.byCoupon ?? false,
  currency: Object.fromEntries(
    Object.entries(row.minDeposits).map(([code, minorUnits]) => [code, { min_deposit_amount: toDecimal(minorUnits, code) }]),
  ),
});
