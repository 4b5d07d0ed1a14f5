import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { takeTry } from "../users/guesses";
import { users } from "../users/tables";
import { isReferralCode } from "./referral_code";
import { referralPercent } from "./referral_percent";

/** Who brought the visitor, where they agreed that it is kept until they sign up. */
export const referralCookie = "foyer_ref";

/** However often somebody reloads. */
const once = { tries: 1, seconds: 3_600 };

/** A visit by a friend's link counts once an hour per browser (C-3.12); nothing is left in the browser for it. */
export const referralVisitsPlugin = fp(
  async (app) => {
    app.addHook("onRequest", async (request) => {
      const { ref: code } = request.query as { ref?: unknown };
      if (code === undefined || request.method !== "GET" || request.url.startsWith("/api/")) return;
      if (!isReferralCode(code) || request.cookies[referralCookie] !== undefined || !app.isReady) return;
      if (referralPercent(app.settings().settings, app.detectedPlace(request)) <= 0) return;
      if (await request.session()) return; // players have an account already
      const [owner] = await app.db.select({ id: users.id }).from(users).where(eq(users.referralCode, code));
      if (!owner || (await takeTry(app.db, `referral visit ${browserOf(request, code)}`, once)) > 0) return;
      await app.db
        .update(users)
        .set({ referralVisits: sql`${users.referralVisits} + 1` })
        .where(eq(users.id, owner.id));
    });
  },
  { name: "referral_visits", dependencies: ["database", "session", "site_settings"] },
);

const browserOf = ({ ip, headers }: FastifyRequest, code: string) =>
  createHash("sha256")
    .update(`${code} ${ip} ${headers["user-agent"] ?? ""}`)
    .digest("base64url");
