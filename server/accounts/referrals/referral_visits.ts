import { eq, sql } from "drizzle-orm";
import fp from "fastify-plugin";
import { isEncrypted } from "../../platform/plugins/own_cookie";
import { users } from "../users/tables";
import { isReferralCode } from "./referral_code";

/** Who brought the visitor, until they sign up. */
export const referralCookie = "foyer_ref";
const keptDays = 30;

/** A visit by a friend's link counts once per browser, and is remembered for the sign-up (C-3.12). */
export const referralVisitsPlugin = fp(
  async (app) => {
    app.addHook("onRequest", async (request, reply) => {
      const { ref: code } = request.query as { ref?: unknown };
      if (code === undefined || request.method !== "GET" || request.url.startsWith("/api/")) return;
      if (!isReferralCode(code) || request.cookies[referralCookie] !== undefined || !app.isReady) return;
      if (app.settings().settings.referAFriendPercent <= 0) return;
      const session = await request.session();
      if (session) return; // players have an account already
      const counted = await app.db
        .update(users)
        .set({ referralVisits: sql`${users.referralVisits} + 1` })
        .where(eq(users.referralCode, code))
        .returning({ id: users.id });
      if (counted.length === 0) return;
      reply.setCookie(referralCookie, code, {
        path: "/",
        maxAge: keptDays * 86_400,
        httpOnly: true,
        sameSite: "lax",
        secure: isEncrypted(request),
      });
    });
  },
  { name: "referral_visits", dependencies: ["database", "session", "site_settings"] },
);
