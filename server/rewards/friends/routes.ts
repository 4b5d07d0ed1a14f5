import { desc, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { FastifyInstance } from "fastify";
import * as calls from "../../../schemas/api/referral";
import { referralCookie } from "../../accounts/referrals/referral_visits";
import { referralPercent } from "../../accounts/referrals/referral_percent";
import { callerOf } from "../../accounts/users/caller_of";
import { users } from "../../accounts/users/tables";
import { notFound } from "../../platform/api_error";
import { isEncrypted } from "../../platform/plugins/own_cookie";
import { ownOrigin } from "../../platform/plugins/own_origin";
import { route } from "../../platform/route";
import { referralOf } from "./friends_answer";
import { judgeByHand } from "./judge_by_hand";
import { percentOf } from "./pay_friends";
import { friendChecks } from "./tables";

const keptSeconds = 30 * 86_400;

/** Friends that players bring: their link, what came of it, and what the house pays nothing for. */
export async function friendRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.getReferral, async ({ request }) => {
    const user = await callerOf(request);
    if (percentOf(app, user) <= 0) throw off();
    return { referral: await referralOf(app, user, ownOrigin(request)) };
  });

  route(
    app,
    calls.keepReferral,
    async ({ body: { code }, request, reply }) => {
      if (referralPercent(app.settings().settings, app.detectedPlace(request)) <= 0) throw off();
      const [owner] = await app.db
        .select({ code: users.referralCode })
        .from(users)
        .where(sql`${users.referralCode} = ${code}`);
      if (!owner?.code) throw off();
      reply.setCookie(referralCookie, owner.code, {
        path: "/",
        maxAge: keptSeconds,
        httpOnly: true,
        sameSite: "lax",
        secure: isEncrypted(request),
      });
      return { data: { success: true } };
    },
    { config: { rateLimit: { max: 60, timeWindow: "1 minute" } } },
  );

  route(app, calls.listDeskFriends, async ({ query: { only, limit, pageNo } }) => {
    const friends = alias(users, "friends");
    const where = only === "all" ? undefined : isNotNull(friendChecks.reason);
    const count = await app.db.$count(friendChecks, where);
    const rows = await app.db
      .select({ check: friendChecks, friend: friends, referrer: users })
      .from(friendChecks)
      .innerJoin(friends, sql`${friends.id} = ${friendChecks.userId}`)
      .innerJoin(users, sql`${users.id} = ${friendChecks.referrerId}`)
      .where(where)
      .orderBy(desc(friendChecks.foundAt), desc(friendChecks.userId))
      .limit(limit)
      .offset(pageNo * limit);
    return {
      friends: {
        count,
        rows: rows.map(({ check, friend, referrer }) => ({
          friend: personOf(friend),
          referrer: personOf(referrer),
          since: friend.createdAt.toISOString(),
          reason: check.reason,
          isForGood: check.isForGood,
          setAside: check.setAside,
          foundAt: check.foundAt.toISOString(),
        })),
      },
    };
  });

  route(app, calls.judgeFriend, async ({ params: { userId }, body: { counts, note }, request }) => {
    await judgeByHand(app, { userId, counts, note, by: (await callerOf(request)).email });
    return { data: { success: true } };
  });
}

const off = () => notFound("referral", "referral.off");

const personOf = ({ id, email, firstName, lastName, nickname }: typeof users.$inferSelect) => ({
  userId: id,
  email,
  name: [firstName, lastName].filter(Boolean).join(" ") || nickname,
});
