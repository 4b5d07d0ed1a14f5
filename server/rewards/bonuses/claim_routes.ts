import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/bonuses";
import { callerOf } from "../../accounts/users/caller_of";
import { route } from "../../platform/route";
import type { Claimed } from "./claim";
import { type Refusal, refusalOf } from "./conditions";
import { findCoupon, readCode } from "./coupons";
import { zoneOf } from "../../accounts/markets/zone_of";
import { claimingViewer, takeOffer } from "./take_offer";

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: "1 minute" } } });

/** Taking an offer, by its button or by a coupon, and what a coupon would give (L-7.04 to L-7.12, C-7.12, C-7.14). */
export async function claimRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    calls.activateBonus,
    async ({ body, query, request }) => {
      const user = await callerOf(request);
      const typed = body.cpnc ?? query.cpnc;
      const found = typed ? await findCoupon(app.db, typed) : null;
      const couponCode = found && found.promotion.id === body.bonusId && !isOver(found.expiresAt) ? found.code : null;
      const claimed = await takeOffer(app, request, user, { bonusId: body.bonusId, couponCode, replaces: body.replace });
      return toOutcome(claimed, body.bonusId, "Your bonus is active.");
    },
    perMinute(300),
  );

  route(
    app,
    calls.checkCoupon,
    async ({ body, request }) => {
      const user = await callerOf(request);
      if (readCode(body.coupon) === null) return toOutcome(refused({ code: "COUPON_UNKNOWN" }), null, "");
      const found = await findCoupon(app.db, body.coupon);
      if (!found) return toOutcome(refused({ code: "COUPON_UNKNOWN" }), null, "");
      const bonusId = found.promotion.id;
      if (isOver(found.expiresAt))
        return toOutcome(refused({ code: "COUPON_EXPIRED", data: { endAt: found.expiresAt?.toISOString() ?? "" } }), bonusId, "");
      const claimed = await takeOffer(app, request, user, { bonusId, couponCode: found.code, replaces: body.replace });
      return toOutcome(claimed, bonusId, "Your coupon was redeemed.");
    },
    perMinute(30),
  );

  route(app, calls.getPromoBonuses, async ({ query, request }) => {
    const caller = await request.session();
    const found = query.coupon ? await findCoupon(app.db, query.coupon) : null;
    const { rules } = found?.promotion ?? {};
    if (!found || !rules || isOver(found.expiresAt)) return { bonus: [] };
    const viewer = caller ? await claimingViewer(app, request, caller.user) : await app.viewerOf(request);
    const player = caller?.user ?? {
      isEmailVerified: true,
      depositCount: 0,
      createdAt: new Date(),
      countryCode: viewer.country,
      timeZone: null,
    };
    const refusal = refusalOf(
      found.promotion,
      { ...rules, needsEmail: false, minDeposits: 0 },
      { viewer, player, timeZone: zoneOf(app.settings().settings, player), hasCoupon: true },
    );
    if (refusal) return { bonus: [] };
    const { id, bonusType, banner, bannerKey, endAt } = found.promotion;
    const until = found.expiresAt ?? endAt;
    return {
      bonus: [
        {
          bonusId: id,
          bonusType,
          banner: { ...banner, bannerKey },
          couponExpireIn: until?.toISOString() ?? null,
          useCoupon: true,
        },
      ],
    };
  });
}

const isOver = (at: Date | null): boolean => at !== null && at.getTime() <= Date.now();
const refused = (refusal: Refusal): Claimed => ({ kind: "refused", refusal });

/** Said for programs; people read the words of the code. "Already Exist" is the documents' own (C-8.18). */
const messageOf = ({ code }: Refusal): string =>
  code === "ALREADY_EXIST" ? "Already Exist" : `The bonus is not to be had: ${code}.`;

function toOutcome(claimed: Claimed, bonusId: number | null, done: string) {
  if (claimed.kind === "refused") {
    const { refusal } = claimed;
    return {
      data: { success: false, bonusId, error: refusal.code, errorData: refusal.data ?? null },
      message: messageOf(refusal),
    };
  }
  const error = claimed.kind === "waiting" ? ("DEPOSIT_BONUS" as const) : null;
  return {
    data: { success: error === null, bonusId: claimed.row.promotionId, error, errorData: null },
    message: error ? "It starts with a deposit." : done,
  };
}
