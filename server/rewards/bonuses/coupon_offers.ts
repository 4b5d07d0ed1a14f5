import { and, eq, isNotNull } from "drizzle-orm";
import { playerBonuses } from "../../accounts/bonuses/tables";
import type { Queryable } from "../../platform/plugins/database";
import { findCoupon } from "./coupons";

/** By which code an offer is open, and until when. */
export interface OpenedBy {
  code: string;
  until: Date | null;
}

/**
 * The offers that a code opens to somebody, by their ids: that of the code they come with, and those of codes that they have redeemed and that wait for a
 * deposit (C-2.13).
 */
export async function offersByCoupon(
  db: Queryable,
  { coupon, userId }: { coupon: string | null; userId: number | null },
): Promise<Map<number, OpenedBy>> {
  const codes = userId === null ? new Map<number, OpenedBy>() : await redeemed(db, userId);
  const found = coupon ? await findCoupon(db, coupon) : null;
  if (found && !hasEnded(found.expiresAt)) {
    const { id, endAt } = found.promotion;
    codes.set(id, { code: found.code, until: found.expiresAt ?? endAt });
  }
  return codes;
}

async function redeemed(db: Queryable, userId: number): Promise<Map<number, OpenedBy>> {
  const rows = await db
    .select({ id: playerBonuses.promotionId, code: playerBonuses.couponCode, until: playerBonuses.expiresAt })
    .from(playerBonuses)
    .where(and(eq(playerBonuses.userId, userId), eq(playerBonuses.state, "waiting"), isNotNull(playerBonuses.couponCode)));
  return new Map(rows.map(({ id, code, until }) => [id, { code: code ?? "", until }]));
}

const hasEnded = (at: Date | null) => at !== null && at <= new Date();
