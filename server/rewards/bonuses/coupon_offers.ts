import { and, eq, isNotNull } from "drizzle-orm";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { Queryable } from "../../platform/plugins/database";
import { findCoupon } from "./coupons";

/**
 * The offers that a code opens to somebody, by their ids: that of the code they come with, and those of codes that they have redeemed and that wait for a
 * deposit (C-2.13).
 */
export async function offersByCoupon(
  db: Queryable,
  { coupon, userId }: { coupon: string | null; userId: number | null },
): Promise<Map<number, string>> {
  const codes = userId === null ? new Map<number, string>() : await redeemed(db, userId);
  const found = coupon ? await findCoupon(db, coupon) : null;
  if (found && !hasEnded(found.expiresAt)) codes.set(found.promotion.id, found.code);
  return codes;
}

async function redeemed(db: Queryable, userId: number): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: playerBonuses.promotionId, code: playerBonuses.couponCode })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, userId), eq(playerBonuses.state, "waiting"), isNotNull(playerBonuses.couponCode)));
  return new Map(rows.map(({ id, code }) => [id, code ?? ""]));
}

const hasEnded = (at: Date | null) => at !== null && at <= new Date();
