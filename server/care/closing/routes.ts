import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/closing";
import { requireSession } from "../../accounts/users/caller_of";
import { confirmFactor } from "../../accounts/security/confirm_factor";
import { confirmOwner } from "../../accounts/security/confirm_owner";
import { clearSession } from "../../accounts/users/session_cookie";
import { HttpError } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import { route } from "../../platform/route";
import { closeAccount, keptUntilOf } from "./close_account";
import { whatIsLeft } from "./what_is_left";

/** A player closes their own account: what it means first, then for good. */
export async function closingRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getAccountClosing, async ({ request }) => {
    const { user } = await requireSession(request);
    const { balances, ...left } = await whatIsLeft(app.db, user.id);
    return {
      ...left,
      balances: balances.map(({ currencyCode, cash, nonCash }) => ({
        currencyCode,
        cash: toDecimal(cash, currencyCode),
        nonCash: toDecimal(nonCash, currencyCode),
      })),
      keptUntil: keptUntilOf(app.settings().settings, user, new Date()).toISOString(),
      needsPassword: user.passwordHash !== null,
      needsCode: user.totpEnabledAt !== null,
    };
  });

  route(
    app,
    calls.closeAccount,
    async ({ body, request, reply }) => {
      const session = await requireSession(request);
      if (session.user.role !== "player")
        throw new HttpError(403, "role.not_allowed", "An account of the back office is closed by an administrator.");
      await confirmOwner(app, session, { password: body.password, field: "password" });
      if (session.user.totpEnabledAt) await confirmFactor(app, request, session, body);
      const keptUntil = await closeAccount(app, request, session.user, body.leavesBalance === true);
      clearSession(request, reply);
      app.askForClosings();
      return { data: { success: true, keptUntil: keptUntil.toISOString() } };
    },
    { config: { rateLimit: { max: 20, timeWindow: "15 minutes", hook: "preHandler" } } },
  );
}
