import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Referral } from "../../../schemas/api/referral";
import { todayIn } from "../../../schemas/birth_date";
import { referralCodeOf } from "../../accounts/referrals/referral_code";
import type { UserRow } from "../../accounts/users/sessions";
import { publicName } from "../../accounts/users/shown_name";
import { users } from "../../accounts/users/tables";
import { toDecimal } from "../../platform/amounts";
import type { Queryable } from "../../platform/plugins/database";
import { qrOf } from "../../platform/qr_of";
import { zoneOf } from "../../accounts/markets/zone_of";
import { addUp, netOf, playOf, toLine } from "./net_revenue";
import { monthOf, percentOf } from "./pay_friends";
import { friendChecks, friendMonths } from "./tables";

type Server = Pick<FastifyInstance, "db" | "settings">;

const mostFriends = 100;
const mostMonths = 24;

/** All that a player sees of the friends they bring. */
export async function referralOf(app: Server, user: UserRow, origin: string, now = new Date()): Promise<Referral> {
  const { db } = app;
  const { currencyCode } = user;
  const code = await referralCodeOf(db, user);
  const link = `${origin}/?ref=${code}`;
  const percent = percentOf(app, user);
  const zone = zoneOf(app.settings().settings, user);
  const month = monthOf(now, zone);
  const months = await db
    .select()
    .from(friendMonths)
    .where(eq(friendMonths.userId, user.id))
    .orderBy(desc(friendMonths.month))
    .limit(mostMonths);
  const friends = await friendsOf(db, user.id);
  const counting = friends.filter(({ counts }) => counts).map(({ friend }) => friend.id);
  const play = await playOf(db, counting, month);
  const brought = new Map<string, number>(); // `friend currency`, in minor units
  const add = (id: number, currency: string, net: number) =>
    brought.set(`${id} ${currency}`, (brought.get(`${id} ${currency}`) ?? 0) + net);
  for (const each of months.flatMap((one) => one.brought)) add(each.friendId, each.currencyCode, each.net);
  for (const each of play) add(each.friendId, each.currencyCode, netOf(each));
  const broughtBy = (id: number) =>
    [...brought].flatMap(([key, net]) => {
      const [friendId, currency = ""] = key.split(" ");
      return Number(friendId) === id ? [{ currencyCode: currency, amount: toDecimal(net, currency) }] : [];
    });
  return {
    link,
    code,
    qr: qrOf(link),
    visits: user.referralVisits,
    registrations: await db.$count(users, eq(users.referredBy, user.id)),
    revenue: toDecimal(user.referralRevenue, currencyCode),
    currencyCode,
    percent: percent / 100,
    yearly: app.settings().settings.referAFriendYearly,
    current: { month: month.name, lines: addUp(play).map((sum) => toLine(sum, percent)), paidFrom: todayIn(zone, month.end) },
    friends: friends
      .slice(-mostFriends)
      .reverse()
      .map(({ friend, counts, isLookedAt }) => ({
        name: publicName(friend) || null,
        since: friend.createdAt.toISOString(),
        counts,
        isLookedAt,
        brought: broughtBy(friend.id),
      })),
    payments: months
      .filter(({ sums }) => sums.length > 0)
      .map((one) => ({
        month: one.month,
        percent: one.percent / 100,
        lines: one.sums.map((sum) => toLine(sum, one.percent)),
        paid: toDecimal(one.paid, one.currencyCode),
        currencyCode: one.currencyCode,
        at: one.at.toISOString(),
      })),
  };
}

/** Those who are still looked at for the first time count until something is found. */
async function friendsOf(db: Queryable, userId: number) {
  const rows = await db
    .select({ friend: users, reason: friendChecks.reason })
    .from(users)
    .leftJoin(friendChecks, eq(friendChecks.userId, users.id))
    .where(and(eq(users.referredBy, userId), isNull(users.closedAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map(({ friend, reason }) => ({ friend, counts: reason === null, isLookedAt: reason === "like_device" }));
}
