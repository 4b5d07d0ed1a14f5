import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/promotions_desk";
import { callerOf } from "../../accounts/users/caller_of";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { grant, revoke } from "./by_hand";

/** Bonuses given and taken back by hand. */
export async function bonusByHandRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.grantPromotion, async ({ params: { promotionId }, body: { userId, note, key, replace }, request }) => {
    const { email } = await callerOf(request);
    const row = await grant(app, { promotionId, userId, note, key, by: email, replaces: replace });
    return { data: { success: true, userBonusId: row.id, waits: row.state === "waiting" } };
  });

  route(app, calls.revokeBonus, async ({ params: { userBonusId }, body: { note }, request }) => {
    const { email } = await callerOf(request);
    const { state, burned, currencyCode } = await revoke(app, userBonusId, { by: email, note });
    return { data: { success: state === "cancelled", burned: toDecimal(burned, currencyCode), currencyCode } };
  });
}
