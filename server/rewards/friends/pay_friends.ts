import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { FriendRefusal } from "../../../schemas/api/referral";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import { homeOf } from "../../accounts/markets/home_of";
import { referralPercent } from "../../accounts/referrals/referral_percent";
import { periodOf, type Span } from "../../care/limits/periods";
import { holdPurse } from "../../money/bonuses/bonuses";
import { book } from "../../money/ledger/book";
import { convert } from "../../money/rates/convert";
import { requireRate } from "../../money/rates/rates_plugin";
import type { Queryable } from "../../platform/plugins/database";
import { eachAlone } from "../../platform/each_alone";
import { repeat } from "../../platform/repeat";
import { zoneOf } from "../../accounts/markets/zone_of";
import { judgeFriends } from "./judge_friends";
import { addUp, type FriendSum, netOf, playOf, shareOf } from "./net_revenue";
import { friendChecks, friendMonths, type FriendsSum } from "./tables";

type Server = Pick<FastifyInstance, "db" | "log" | "settings" | "rateOf">;

const atOnce = 500;
const day = 86_400_000;

export interface Month extends Span {
  /** `2026-11`. */
  name: string;
}

/** The month that an instant is in, by the clocks of a zone. */
export function monthOf(at: Date, zone: string): Month {
  const span = periodOf("monthly", at, zone);
  const name = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit" }).format(span.start);
  return { ...span, name };
}

const monthBefore = (at: Date, zone: string): Month => monthOf(new Date(monthOf(at, zone).start.getTime() - 1), zone);

/** In hundredths. */
export const percentOf = ({ settings }: Pick<Server, "settings">, user: UserRow): number =>
  Math.round(referralPercent(settings().settings, homeOf(user)) * 100);

/**
 * Counts and pays the month that is over to everybody who brought friends, once: each in a transaction of their own, which begins with the row that says it is
 * done. Who fails is tried again at the next look, and keeps nobody waiting. Answers how many were counted.
 */
export async function payFriends(app: Server, now = new Date()): Promise<number> {
  if (app.settings().settings.referAFriendPercent <= 0) return 0;
  let done = 0;
  for (const [zone, homes] of await zonesOfReferrers(app)) {
    const month = monthBefore(now, zone);
    for (let last = 0; ;) {
      const due = await dueAfter(app.db, last, homes, month);
      done += await eachAlone(app, due, "What friends brought could not be paid", (id) => payMonth(app, id, month, now));
      if (due.length < atOnce) break;
      last = due.at(-1) ?? last;
    }
  }
  return done;
}

/** A country and a time zone as accounts have them; empty for none. */
type Home = readonly [country: string, timeZone: string];

/** By whose clocks those live who brought somebody, with the homes that are by them. */
async function zonesOfReferrers(app: Server): Promise<Map<string, Home[]>> {
  const { rows } = await app.db.execute<{ country: string | null; zone: string | null }>(
    sql`select distinct country_code as country, time_zone as zone from users where id in (select referred_by from users)`,
  );
  const homes = rows.map(({ country, zone }) => ({
    home: [country ?? "", zone ?? ""] as const,
    zone: zoneOf(app.settings().settings, { countryCode: country, timeZone: zone }),
  }));
  return new Map([...Map.groupBy(homes, ({ zone }) => zone)].map(([zone, all]) => [zone, all.map(({ home }) => home)]));
}

/** The next ones whose month is to be counted: they brought somebody before it was over. */
async function dueAfter(db: Queryable, last: number, homes: readonly Home[], month: Month): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.id from users r where r.id > ${last} and r.role = 'player'
      and (coalesce(r.country_code, ''), coalesce(r.time_zone, '')) in (
        select * from unnest(${sql.param(homes.map(([country]) => country))}::text[], ${sql.param(homes.map(([, zone]) => zone))}::text[]))
      and exists (select from users f where f.referred_by = r.id and f.created_at < ${month.end.toISOString()}::timestamptz)
      and not exists (select from friend_months m where m.user_id = r.id and m.month = ${month.name})
    order by r.id limit ${atOnce}`);
  return rows.map(({ id }) => id);
}

/** Counts a player's month with the percentage of now, and pays it in cash; where nothing came of it, that is written down all the same. */
async function payMonth(app: Server, userId: number, month: Month, now: Date): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) return;
    const { currencyCode } = user;
    const percent = percentOf(app, user);
    const empty = { percent, sums: [], brought: [], currencyCode, paid: 0, at: now };
    const [row] = await tx
      .insert(friendMonths)
      .values({ userId, month: month.name, ...empty })
      .onConflictDoNothing()
      .returning();
    if (!row) return; // another process was faster
    const judged = await judgeFriends(app, tx, user, now);
    const playWith = (wanted: FriendRefusal | null) => {
      const ids = judged.filter(({ reason }) => reason === wanted).map(({ friend }) => friend.id);
      return playOf(tx, ids, month);
    };
    const [play, kept] = [await playWith(null), await playWith("like_device")];
    const sums = addUp(play);
    const paid = worthOf(app, sums, { percent, currencyCode });
    await tx
      .update(friendMonths)
      .set({ sums, brought: broughtOf(play), kept, paid })
      .where(and(eq(friendMonths.userId, userId), eq(friendMonths.month, month.name)));
    if (paid > 0) await pay(tx, user, { reference: month.name, paid });
  });
}

const broughtOf = (play: readonly FriendSum[]) =>
  play.map((sum) => ({ friendId: sum.friendId, currencyCode: sum.currencyCode, net: netOf(sum) }));

/** The player's share of friends' play in all currencies, in one. */
function worthOf(
  app: Server,
  sums: readonly FriendsSum[],
  { percent, currencyCode }: { percent: number; currencyCode: string },
): number {
  const own = { currencyCode, rate: requireRate(app, currencyCode) };
  return sums.reduce((sum, each) => {
    const share = shareOf(each, percent);
    if (share === 0 || each.currencyCode === currencyCode) return sum + share;
    return sum + convert(share, { currencyCode: each.currencyCode, rate: requireRate(app, each.currencyCode) }, own);
  }, 0);
}

/**
 * Ends what was kept of a friend until somebody decided: it is counted into its months, and what they come to more is paid; or it is dropped. A month that was
 * less with the friend stays as it was paid.
 */
export async function settleKept(
  app: Server,
  tx: Queryable,
  referrer: UserRow,
  friend: { id: number; counts: boolean },
): Promise<void> {
  const months = await tx.select().from(friendMonths).where(eq(friendMonths.userId, referrer.id)).for("update");
  for (const { month, percent, currencyCode, sums: before, brought, kept, paid } of months) {
    const own = kept.filter(({ friendId }) => friendId === friend.id);
    if (own.length === 0) continue;
    const left = { kept: kept.filter(({ friendId }) => friendId !== friend.id) };
    const sums = addUp([...before.map((sum) => ({ ...sum, friendId: 0 })), ...own]);
    const more = friend.counts ? worthOf(app, sums, { percent, currencyCode }) - paid : 0;
    await tx
      .update(friendMonths)
      .set(more > 0 ? { ...left, sums, brought: [...brought, ...broughtOf(own)], paid: paid + more } : left)
      .where(and(eq(friendMonths.userId, referrer.id), eq(friendMonths.month, month)));
    if (more > 0) await pay(tx, { id: referrer.id, currencyCode }, { paid: more, reference: `${month}:${friend.id}` });
  }
}

async function pay(
  tx: Queryable,
  { id: userId, currencyCode }: Pick<UserRow, "id" | "currencyCode">,
  { reference, paid }: { reference: string; paid: number },
) {
  await holdPurse(tx, userId, currencyCode);
  const booked = await book(tx, "bonus", `friends:${userId}:${reference}`, [
    { account: "cash", userId, currencyCode, amount: paid },
    { account: "promotions", userId: null, currencyCode, amount: -paid },
  ]);
  if (booked === null) throw new Error("What friends brought was booked before its month was counted");
  await tx
    .update(users)
    .set({ referralRevenue: sql`${users.referralRevenue} + ${paid}` })
    .where(eq(users.id, userId));
}

/** Looks at the friends of those whose newest was not looked at yet, or not since yesterday, so that the house reads early what it will not pay for. */
export async function checkFriends(app: Server, now = new Date()): Promise<number> {
  const rows = await app.db
    .selectDistinct({ id: users.referredBy })
    .from(users)
    .leftJoin(friendChecks, eq(friendChecks.userId, users.id))
    .where(
      and(
        isNotNull(users.referredBy),
        or(isNull(friendChecks.userId), lt(friendChecks.checkedAt, new Date(now.getTime() - day))),
      ),
    )
    .limit(atOnce);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return eachAlone(app, ids, "Friends could not be looked at", (id) =>
    app.db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, id));
      if (user) await judgeFriends(app, tx, user, now);
    }),
  );
}

const lookEveryMs = 60_000;

export const friendsClock = fp(
  async (app) => {
    repeat(app, { everyMs: lookEveryMs, failure: "What friends brought could not be paid" }, async () => {
      await checkFriends(app);
      await payFriends(app);
    });
  },
  { name: "friends_clock", dependencies: ["database", "site_settings", "rates"] },
);
