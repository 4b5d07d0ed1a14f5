import { asc, eq, inArray, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { FriendRefusal } from "../../../schemas/api/referral";
import { homeOf } from "../../accounts/markets/home_of";
import { referralPercent } from "../../accounts/referrals/referral_percent";
import { isOfConnection } from "../../accounts/users/seen_devices";
import { likenessOf } from "../../accounts/registration/likeness";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import type { Queryable } from "../../platform/plugins/database";
import { friendChecks } from "./tables";

export interface Judged {
  friend: UserRow;
  reason: FriendRefusal | null;
}

/** How far up a chain of friends is looked. */
const farthest = 20;

/**
 * Decides for which of a player's friends anything is earned, and writes it down. Nothing is for the player's own accounts, household, devices and cards, nor for
 * friends who are one with an earlier friend, or with somebody further up the chain; what was found once stays, unless the house has set it aside. Who only shares
 * a connection and a browser with the player is decided on by the house, and does not count before. Nothing is earned by or for who is excluded.
 */
export async function judgeFriends(
  app: Pick<FastifyInstance, "settings">,
  db: Queryable,
  referrer: UserRow,
  now = new Date(),
): Promise<Judged[]> {
  const friends = await db
    .select()
    .from(users)
    .where(eq(users.referredBy, referrer.id))
    .orderBy(asc(users.createdAt), asc(users.id));
  if (friends.length === 0) return [];
  const ids = friends.map(({ id }) => id);
  const checks = await db
    .select()
    .from(friendChecks)
    .where(inArray(friendChecks.userId, ids))
    .orderBy(friendChecks.userId)
    .for("update"); // who judges by hand at the same moment comes before or after
  const known = new Map(checks.map((check) => [check.userId, check]));
  const above = await chainAbove(db, referrer);
  const others = [referrer.id, ...above.map(({ id }) => id), ...ids];
  const [cards, devices] = [await sharedCards(db, ids, others), await sharedDevices(db, ids, referrer.id)];
  const { settings } = app.settings();
  const counted = new Map<number, number>();
  const judged: Judged[] = [];

  function lasting(friend: UserRow): FriendRefusal[] {
    const shares = (other: UserRow) => cards.has(`${friend.id} ${other.id}`);
    const earlier = judged.map((each) => each.friend);
    const isOneWith = (other: UserRow) => other.id === friend.id || isSamePerson(friend, other) || shares(other);
    return [
      ...(isSamePerson(friend, referrer) || earlier.some((other) => isSamePerson(friend, other))
        ? (["same_person"] as const)
        : []),
      ...(isSameAddress(friend, referrer) ? (["same_address"] as const) : []),
      ...(friend.isReferrersDevice ? (["same_device"] as const) : []),
      ...(shares(referrer) || earlier.some(shares) ? (["same_card"] as const) : []),
      ...(above.some(isOneWith) ? (["circle"] as const) : []),
    ];
  }
  function passing(friend: UserRow): FriendRefusal | null {
    if (isKeptOut(referrer, now)) return "referrer_excluded";
    if (isKeptOut(friend, now)) return "friend_excluded";
    if (settings.referAFriendPercent > 0 && referralPercent(settings, homeOf(referrer), homeOf(friend)) <= 0) return "forbidden";
    const year = friend.createdAt.getUTCFullYear();
    const before = counted.get(year) ?? 0;
    if (before >= settings.referAFriendYearly) return "over_limit";
    counted.set(year, before + 1);
    return null;
  }

  for (const friend of friends) {
    const check = known.get(friend.id);
    const holds = (reason: FriendRefusal | null) => reason !== null && !check?.setAside.includes(reason);
    const forGood = check?.isForGood && holds(check.reason) ? check.reason : (lasting(friend).find(holds) ?? null);
    const isLike = (devices.has(friend.id) || check?.reason === "like_device") && holds("like_device") && holds("same_device");
    const reason = forGood ?? passing(friend) ?? (isLike ? "like_device" : null);
    judged.push({ friend, reason });
    const foundAt = check && check.reason === reason ? check.foundAt : now;
    const row = { referrerId: referrer.id, reason, foundAt, checkedAt: now, isForGood: forGood !== null };
    await db
      .insert(friendChecks)
      .values({ userId: friend.id, ...row })
      .onConflictDoUpdate({ target: friendChecks.userId, set: row });
  }
  return judged;
}

const isKeptOut = ({ excludedUntil, closedAt, suspendedAt, heldAt }: UserRow, now: Date): boolean =>
  (excludedUntil !== null && excludedUntil > now) || closedAt !== null || suspendedAt !== null || heldAt !== null;

const isSamePerson = (one: UserRow, other: UserRow): boolean => likenessOf(other, { email: one.email, details: one }) === "same";

/** Without signs, spaces and case. */
const plain = (text: string | null) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const isSameAddress = (one: UserRow, other: UserRow): boolean =>
  plain(one.address) !== "" &&
  plain(one.address) === plain(other.address) &&
  plain(one.zipCode) === plain(other.zipCode) &&
  one.countryCode === other.countryCode;

/** Who brought the player, who brought them, and so on, each once. */
async function chainAbove(db: Queryable, { id, referredBy }: UserRow): Promise<UserRow[]> {
  const above: UserRow[] = [];
  const seen = new Set([id]);
  for (let next = referredBy; next !== null && !seen.has(next) && above.length < farthest;) {
    seen.add(next);
    const [row] = await db.select().from(users).where(eq(users.id, next));
    if (!row) break;
    above.push(row);
    next = row.referredBy;
  }
  return above;
}

/** Who pays with the same card or account: `friend other`. */
async function sharedCards(db: Queryable, friendIds: number[], otherIds: number[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ friend: number; other: number }>(sql`
    select distinct f.user_id as friend, o.user_id as other from payout_accounts f
    join payout_accounts o on o.method_id = f.method_id and o.token = f.token and o.user_id <> f.user_id
    where f.user_id = any(${sql.param(friendIds)}::int[]) and o.user_id = any(${sql.param(otherIds)}::int[])`);
  return new Set(rows.map(({ friend, other }) => `${friend} ${other}`));
}

/** Who signed in from a connection of the player's with the same browser: some of them may be strangers of the same carrier. */
async function sharedDevices(db: Queryable, friendIds: number[], referrerId: number): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ friend: number; ip: string }>(sql`
    select distinct f.user_id as friend, f.ip from sessions f join sessions o on o.ip = f.ip and o.user_agent = f.user_agent
    where f.user_id = any(${sql.param(friendIds)}::int[]) and o.user_id = ${referrerId}`);
  return new Set(rows.filter(({ ip }) => isOfConnection(ip)).map(({ friend }) => friend));
}
