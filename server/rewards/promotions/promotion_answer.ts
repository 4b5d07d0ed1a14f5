import type { Promotion } from "../../../schemas/api/promotions";
import { weekdays } from "../../../schemas/rules";
import type { Viewer } from "../../../schemas/viewer";
import { itemRules } from "../../../src/layout/cut_items";
import { evaluateRules } from "../../../src/layout/evaluate";
import { toDecimal } from "../../platform/amounts";
import type { PromotionRow } from "./queries";

/** Whether a promotion is open to somebody on the day of `viewer.now`: its dates, its weekdays, its banner's own rules. */
export function isOpenTo({ startAt, endAt, validOnDays, banner }: PromotionRow, viewer: Viewer): boolean {
  const day = new Date(viewer.now);
  const dayStart = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
  if (startAt && startAt.getTime() >= dayStart + 86_400_000) return false;
  if (endAt && endAt.getTime() <= Math.max(dayStart, Math.min(Date.now(), dayStart + 86_400_000))) return false;
  const weekday = weekdays[(day.getUTCDay() + 6) % 7];
  if (validOnDays.length > 0 && weekday && !validOnDays.includes(weekday)) return false;
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
  currency: Object.fromEntries(
    Object.entries(row.minDeposits).map(([code, minorUnits]) => [code, { min_deposit_amount: toDecimal(minorUnits, code) }]),
  ),
});
