import { holdOtherAccountsOf } from "../../accounts/registration/hold_same_person";
import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getBreaks, takeBreak } from "../../../schemas/api/breaks";
import { profileOf } from "../../../schemas/served_by";
import { requireSession } from "../../accounts/users/caller_of";
import { homeFrom } from "../../accounts/markets/home_of";
import { excludeAccount } from "../../accounts/users/exclude_account";
import type { UserRow } from "../../accounts/users/sessions";
import { clearSession } from "../../accounts/users/session_cookie";
import { HttpError } from "../../platform/api_error";
import { readDatabaseTime } from "../../platform/database_clock";
import { route } from "../../platform/route";
import { breakEnd, helpIn, isForever, offeredBreaks, panicSpanOf } from "./break_rules";
import { endOffers } from "./end_offers";
import { playerBreaks } from "./tables";

export async function breakRoutes(app: FastifyInstance): Promise<void> {
  const marketOf = (request: FastifyRequest, user: UserRow | undefined) => {
    const place = app.detectedPlace(request);
    return profileOf(app.settings().settings, user === undefined ? place : homeFrom(place, user));
  };

  route(app, getBreaks, async ({ request }) => {
    const caller = await request.session();
    const profile = marketOf(request, caller?.user);
    const offered = offeredBreaks(profile);
    const now = await readDatabaseTime(app.db);
    const offers = (kind: "time_out" | "self_exclusion") =>
      offered[kind].map((period) => {
        const until = breakEnd(kind, period, profile, now);
        return { period, until: isForever(until) ? null : until.toISOString() };
      });
    return {
      timeOut: offers("time_out"),
      selfExclusion: offers("self_exclusion"),
      panicUntil: breakEnd("panic", panicSpanOf(profile), profile, now).toISOString(),
      help: helpIn(app.detectedCountry(request) ?? caller?.user.countryCode ?? null),
    };
  });

  route(app, takeBreak, async ({ body: { kind, period: wanted }, request, reply }) => {
    const caller = await requireSession(request);
    const profile = marketOf(request, caller.user);
    const period = kind === "panic" ? panicSpanOf(profile) : wanted;
    if (period === undefined || !offeredBreaks(profile)[kind].includes(period)) {
      throw new HttpError(400, "break.not_offered", "This break is not offered here.", { data: { success: false } });
    }
    const now = await readDatabaseTime(app.db);
    const userId = caller.user.id;
    const until = await excludeAccount(app.db, userId, breakEnd(kind, period, profile, now), {
      before: async (tx) => kind === "self_exclusion" && endOffers(tx, userId, randomUUID()),
      alongside: async (tx, ends) => {
        await tx.insert(playerBreaks).values({ userId, kind, period, startedAt: now, until: ends });
        if (kind === "self_exclusion") await holdOtherAccountsOf(tx, userId);
      },
    });
    clearSession(request, reply);
    return {
      data: { success: true, until: isForever(until) ? null : until.toISOString() },
      message: "Your break has begun.",
    };
  });
}
