import { eq } from "drizzle-orm";
import fp from "fastify-plugin";
import type { DepositRefusal, WantedDeposit } from "../../money/payments/deposits/deposit_guards";
import { users } from "../../accounts/users/tables";
import { zoneOf } from "../../accounts/markets/zone_of";
import { isOpenTo } from "../promotions/promotion_answer";
import type { PromotionRow } from "../promotions/queries";
import { promotions } from "../promotions/tables";

/** A deposit with a bonus is started only where the bonus may be had by whoever pays, and by a deposit of that size (C-3.18, D-42). */
export const depositOffersPlugin = fp(
  async (app) => {
    app.guardDeposits(async (tx, deposit) => {
      if (deposit.bonusId === null) return null;
      const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, deposit.bonusId));
      if (promotion?.rules) return null; // the engine looks after those that have rules
      const [user] = await tx.select().from(users).where(eq(users.id, deposit.userId));
      return refusalOfOffer(promotion, deposit, user ? zoneOf(app.settings().settings, user) : "UTC");
    });
  },
  { name: "deposit_offers", dependencies: ["deposit_guards", "site_settings"] },
);

type Wanted = Pick<WantedDeposit, "viewer" | "walletAmount" | "walletCurrencyCode">;

/** Why a deposit may not start this bonus, with the least that would; null where it may. */
export function refusalOfOffer(
  promotion: PromotionRow | undefined,
  { viewer, walletAmount, walletCurrencyCode }: Wanted,
  timeZone: string,
): DepositRefusal | null {
  const isThere = promotion && promotion.bonusType === "deposit" && !promotion.isClosed && isOpenTo(promotion, viewer, timeZone);
  if (!isThere || !isNow(promotion, viewer.now)) return { code: "BONUS_NOT_AVAILABLE" };
  const least = promotion.minDeposits[walletCurrencyCode];
  if (least === undefined) return Object.keys(promotion.minDeposits).length === 0 ? null : { code: "BONUS_NOT_AVAILABLE" };
  return walletAmount < least ? { code: "BONUS_MINIMUM", min: least } : null;
}

/** Offers are listed for a day; one starts and ends at its moment. */
function isNow({ startAt, endAt }: PromotionRow, now: string): boolean {
  const at = new Date(now);
  return (startAt === null || startAt <= at) && (endAt === null || endAt > at);
}
