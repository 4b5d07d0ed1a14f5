import { and, eq, inArray, sql } from "drizzle-orm";
import { users } from "../accounts/users/tables";
import { book } from "../money/ledger/book";
import { holdPurse } from "../money/bonuses/bonuses";
import { addUp, netOf, shareOf } from "../rewards/friends/net_revenue";
import { friendChecks, friendMonths } from "../rewards/friends/tables";
import { demoPlayers, playersDomain } from "./demo_players";
import type { Fill } from "./demo_files";

const currencyCode = "EUR";
const percent = 2_500; // as in the demo's settings
const day = 86_400_000;
const brought = ["nordlys77", "DerAlteFuchs", "pixelpirat"];
const hidden = demoPlayers.find(({ ghostMode }) => ghostMode)?.firstName ?? "";
/** In euro cents, of the month that is over. */
const played = [
  { bets: 84_000, wins: 71_500, bonuses: 1_000 },
  { bets: 31_000, wins: 36_200, bonuses: 0 },
];

/** Friends of the player of the club's third level: three that are named, one that hides and one that does not count; the month before this one was paid. */
export const fillFriends: Fill = async (db) => {
  const [player] = await db.select().from(users).where(eq(users.email, "vip@foyer.test"));
  const isOfDemo = sql`${users.email} like ${`%@${playersDomain}`}`;
  const named = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOfDemo, inArray(users.nickname, brought)));
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOfDemo, inArray(users.firstName, [hidden, "Sofia"])));
  const friends = [...named, ...others].map(({ id }) => id);
  if (!player || named.length < brought.length) return;
  const now = new Date();
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  for (const [place, id] of friends.entries())
    await db
      .update(users)
      .set({ referredBy: player.id, createdAt: new Date(now.getTime() - (75 - 9 * place) * day) })
      .where(eq(users.id, id));
  await db.insert(friendChecks).values(
    friends.map((userId, place) => ({
      userId,
      referrerId: player.id,
      ...(place === 2 ? { reason: "same_device" as const, isForGood: true } : { reason: null, isForGood: false }),
      foundAt: now,
      checkedAt: now,
    })),
  );
  const play = played.map((sum, place) => ({ friendId: friends[place] ?? 0, currencyCode, ...sum }));
  const sums = addUp(play);
  const paid = sums.reduce((all, sum) => all + shareOf(sum, percent), 0);
  const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1, 0, 1));
  await db.insert(friendMonths).values({
    ...{ userId: player.id, month, percent, sums, currencyCode, paid, at },
    brought: play.map((sum) => ({ friendId: sum.friendId, currencyCode, net: netOf(sum) })),
  });
  await holdPurse(db, player.id, currencyCode);
  await book(db, "bonus", `friends:${player.id}:${month}`, [
    { account: "cash", userId: player.id, currencyCode, amount: paid },
    { account: "promotions", userId: null, currencyCode, amount: -paid },
  ]);
  await db.update(users).set({ referralRevenue: paid, referralVisits: 31 }).where(eq(users.id, player.id));
};
