import { eq } from "drizzle-orm";
import { millionths } from "../../schemas/loyalty_rules";
import { users } from "../accounts/users/tables";
import { loyaltyStandings, loyaltySteps } from "../rewards/loyalty/tables";
import { between } from "./book_past";
import type { Fill } from "./demo_files";
import { ago, playPast } from "./past_play";

const currencyCode = "EUR";
const day = 86_400_000;

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

/** A player of the club's third level, whose birthday was yesterday, with the bets that brought their points; and one of the second. */
export const fillLoyalty: Fill = async (db) => {
  const [player] = await db.select().from(users).where(eq(users.email, "vip@foyer.test"));
  if (!player) return;
  const spans = [
    { points: 10_000, from: 290, to: 150, bet: 40_000 },
    { points: 26_000, from: 150, to: 40, bet: 60_000 },
  ];
  await playPast(db, player.id, { plays: played, spans }, (net) => [
    {
      kind: "opening",
      reference: `opening:${player.id}:past`,
      at: ago(300),
      entries: between("outside", player.id, 60_000 - net, currencyCode),
    },
  ]);
  await db
    .update(users)
    .set({ level: 3, dateOfBirth: `1988${ago(1).toISOString().slice(4, 10).replace("-02-29", "-02-28")}` })
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
  const [other] = await db.update(users).set({ level: 2 }).where(eq(users.email, "paid@foyer.test")).returning({ id: users.id });
  if (!other) return;
  // before the first of the demo's tournaments, whose boards and prizes are other players'
  const ofSecond = [
    { points: 1_000, from: 200, to: 90, bet: 4_000 },
    { points: 3_180, from: 90, to: 40, bet: 6_000 },
  ];
  await playPast(db, other.id, { spans: ofSecond });
  await db
    .insert(loyaltyStandings)
    .values({ userId: other.id, level: 2, best: 2, since: ago(90), periodPoints: 1_000 * millionths });
  await db.insert(loyaltySteps).values({ userId: other.id, reason: "reached", at: ago(90), from: 1, to: 2 });
};
