import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/bonuses";
import { callerOf } from "../../accounts/users/caller_of";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { claimRakeback, readRakeback } from "./rakeback";
import { offerOf, takeOffer } from "./take_offer";

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });

/** Cashback and rakeback: asked for, and the days of a rakeback. */
export async function cashbackRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    calls.refreshCashback,
    async ({ body: { bonusId }, request }) => {
      const user = await callerOf(request);
      const { currencyCode } = user;
      const offer = await offerOf(app, bonusId);
      const nothing = { amount: 0, currencyCode, errorData: null };
      if (!offer) return { ...nothing, errorCode: "UNIFIED_ERROR" as const };
      if (offer.rules.gives.kind === "rakeback") {
        const sum = await claimRakeback(app, user);
        return sum > 0
          ? { amount: toDecimal(sum, currencyCode), currencyCode, errorCode: null, errorData: null }
          : { ...nothing, errorCode: "NO_CASHBACK" as const };
      }
      if (offer.rules.gives.kind !== "cashback") return { ...nothing, errorCode: null }; // it stands in the lists as it is
      const claimed = await takeOffer(app, request, user, { bonusId, couponCode: null, replaces: false });
      if (claimed.kind === "refused")
        return { ...nothing, errorCode: claimed.refusal.code, errorData: claimed.refusal.data ?? null };
      return {
        amount: toDecimal(claimed.row.amount, claimed.row.currencyCode),
        currencyCode: claimed.row.currencyCode,
        errorCode: null,
        errorData: null,
      };
    },
    perMinute(120),
  );

  route(app, calls.getRakebackDays, async ({ request }) => {
    const user = await callerOf(request);
    const { currencyCode } = user;
    const rakeback = await readRakeback(app, app.db, user);
    if (!rakeback) return { bonusId: null, currencyCode, percent: 0, ready: 0, nextAt: null, days: [] };
    const money = (amount: number) => toDecimal(amount, currencyCode);
    const ready = rakeback.days.filter(({ state }) => state === "ready").reduce((sum, { amount }) => sum + amount, 0);
    return {
      bonusId: rakeback.offer.id,
      currencyCode,
      percent: rakeback.percent,
      ready: money(ready),
      nextAt: rakeback.nextAt.toISOString(),
      days: rakeback.days.map((day) => ({ ...day, amount: money(day.amount) })),
    };
  });
}
