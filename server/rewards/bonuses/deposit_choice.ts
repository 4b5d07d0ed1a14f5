import { eq } from "drizzle-orm";
import fp from "fastify-plugin";
import { followDeposit } from "../../money/bonuses/bonuses";
import { users } from "../../accounts/users/tables";
import { promotions } from "../promotions/tables";
import { claimIn } from "./claim";
import { startsWithDeposit } from "./conditions";
import { offersByCoupon } from "./coupon_offers";

/**
 * A deposit with a bonus is started only where the bonus can be had and the deposit is enough for it; it waits from then on with the terms of
 * now, in the transaction that writes the deposit, and starts when that is booked (D-42).
 */
export const depositChoicePlugin = fp(
  async (app) => {
    app.guardDeposits(async (tx, { userId, countryCode, walletAmount, walletCurrencyCode, bonusId, coupon, viewer }) => {
      if (bonusId === null) return null;
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      const [offer] = await tx.select().from(promotions).where(eq(promotions.id, bonusId));
      if (!user || !offer?.rules) return null; // what has no rules is nothing that the engine starts
      if (!startsWithDeposit(offer.rules)) return { code: "BONUS_NOT_AVAILABLE" };
      const { rules } = offer;
      const claimed = await claimIn(app, tx, {
        user: { ...user, currencyCode: walletCurrencyCode },
        viewer: { ...viewer, country: countryCode ?? viewer.country },
        offer: { ...offer, rules },
        couponCode: (await offersByCoupon(tx, { coupon, userId })).get(bonusId)?.code ?? null,
        replaces: true,
      });
      if (claimed.kind === "refused" && claimed.refusal.code === "HELD") return { code: "BONUS_HELD" };
      if (claimed.kind !== "waiting") return { code: "BONUS_NOT_AVAILABLE" };
      const { gives } = claimed.row.terms;
      const least = gives.kind === "match" || gives.kind === "spins" ? (gives.minDeposit ?? 0) : 0;
      return walletAmount < least ? { code: "BONUS_MINIMUM", min: least } : null;
    });
    app.readCouponsBy(async (coupon) => {
      const [bonusId] = (await offersByCoupon(app.db, { coupon, userId: null })).keys();
      return bonusId ?? null;
    });
    app.whenDepositBooked((tx, { paymentId, userId, walletCurrencyCode: currencyCode, after: credit, bonusId: promotionId }) =>
      followDeposit(tx, { paymentId, userId, promotionId, credit, currencyCode }),
    );
  },
  { name: "deposit_choice", dependencies: ["deposit_guards", "site_settings", "rates"] },
);
