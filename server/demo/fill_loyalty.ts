import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { edgeOf, millionths, pointsFor } from "../../schemas/loyalty_rules";
import { users } from "../accounts/users/tables";
import { games } from "../games/catalogue/tables";
import { rounds } from "../games/play/tables";
import { loyaltyStandings, loyaltySteps } from "../rewards/loyalty/tables";
import { between, bookPast } from "./book_past";
import type { Fill } from "./demo_files";

const currencyCode = "EUR";
const pointsPerEuro = 12;
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

/** In euro cents: what was bet on which day, and what came back in all. */
const played = [
  { client: "dice", bets: [2_500, 2_500, 2_500, 2_500], back: 9_800, days: 0.2 },
  { client: "slot", bets: [10_000, 12_000, 20_000], back: 31_000, days: 0.4 },
  { client: "mines", bets: [11_000, 20_000], back: 33_000, days: 1.3 },
  { client: "plinko", bets: [4_800, 4_800], back: 9_300, days: 2.2 },
  { client: "limbo", bets: [6_000, 6_000, 6_000], back: 17_500, days: 3.1 },
  { client: "dice", bets: [8_000, 8_000], back: 16_500, days: 4.5 },
  { client: "slot", bets: [3_000, 5_000, 5_000], back: 12_100, days: 9.5 },
];

/** A player of the club's third level, whose birthday was yesterday, with the bets of the last days that brought points; and one of the second. */
export const fillLoyalty: Fill = async (db) => {
  const [player] = await db.select().from(users).where(eq(users.email, "vip@foyer.test"));
  if (!player) return;
  const clients = [...new Set(played.map(({ client }) => client))];
  const known = await db
    .select({ id: games.id, client: games.client, returnToPlayer: games.returnToPlayer })
    .from(games)
    .where(inArray(games.client, clients));
  const rows = played.flatMap(({ client, bets, back, days }) => {
    const game = known.find((one) => one.client === client && edgeOf(one.returnToPlayer) > 0);
    if (!game) return [];
    const edge = edgeOf(game.returnToPlayer);
    return bets.map((bet, index) => {
      const payout = index === 0 ? back : 0;
      const at = new Date(ago(days).getTime() - index * 40_000);
      return {
        id: randomUUID(),
        userId: player.id,
        gameId: game.id,
        isDemo: false,
        state: "settled" as const,
        currencyCode,
        bet,
        payout,
        baseBet: bet,
        basePayout: payout,
        multiplier: payout / bet,
        edge,
        points: pointsFor(bet, edge, pointsPerEuro),
        choice: {},
        outcome: null,
        createdAt: at,
        settledAt: at,
      };
    });
  });
  if (rows.length > 0) await db.insert(rounds).values(rows);
  const net = rows.reduce((sum, { bet, payout }) => sum + payout - bet, 0);
  await bookPast(db, [
    {
      kind: "opening",
      reference: `opening:${player.id}:past`,
      at: ago(200),
      entries: between("outside", player.id, 60_000 - net, currencyCode),
    },
    ...rows.map(({ id, bet, payout, settledAt }) => ({
      kind: "round" as const,
      reference: `round:${id}`,
      at: settledAt,
      entries: [...between("house", player.id, -bet, currencyCode), ...between("house", player.id, payout, currencyCode)],
    })),
  ]);
  await db
    .update(users)
    .set({
      level: 3,
      loyaltyPoints: 36_480 * millionths,
      edgeTotal: (36_480 * millionths) / pointsPerEuro,
      dateOfBirth: `1988${ago(1).toISOString().slice(4, 10).replace("-02-29", "-02-28")}`,
    })
    .where(eq(users.id, player.id));
  const reachedGold = ago(150);
  const keptUntil = new Date(reachedGold.getTime() + 365 * day);
  await db.insert(loyaltyStandings).values({
    userId: player.id,
    level: 3,
    best: 3,
    since: reachedGold,
    periodPoints: 10_000 * millionths,
    periodEnds: keptUntil,
    reviewAt: new Date(keptUntil.getTime() - 60 * day),
  });
  const step = { userId: player.id, reason: "reached" as const };
  await db.insert(loyaltySteps).values([
    { ...step, at: ago(260), from: 1, to: 2 },
    { ...step, at: reachedGold, from: 2, to: 3 },
  ]);
  const [other] = await db
    .update(users)
    .set({ level: 2, loyaltyPoints: sql`${4_180.5 * millionths}::bigint` })
    .where(eq(users.email, "paid@foyer.test"))
    .returning({ id: users.id });
  if (!other) return;
  await db
    .insert(loyaltyStandings)
    .values({ userId: other.id, level: 2, best: 2, since: ago(90), periodPoints: 1_000 * millionths });
  await db.insert(loyaltySteps).values({ userId: other.id, reason: "reached", at: ago(90), from: 1, to: 2 });
};
