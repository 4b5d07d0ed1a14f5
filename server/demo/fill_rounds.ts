import { randomUUID } from "node:crypto";
import { desc, eq, isNotNull } from "drizzle-orm";
import { categories, games, subCategories } from "../games/catalogue/tables";
import { rounds } from "../games/play/tables";
import { nicknameSkeleton } from "../accounts/profile/nickname";
import { users, wallets } from "../accounts/users/tables";
import { countAllPlayed } from "../care/limits/played_hours";
import { between, bookPast } from "./book_past";
import { demoPlayers, playersDomain } from "./demo_players";
import type { Fill } from "./demo_files";

const currencyCode = "EUR";
const openingCash = 250_000;
const played = 3_000;
const days = 7;
const atOnce = 1_000;

/** Players who are nobody's, what was played in the last days, and the books of it. */
export const fillRounds: Fill = async (db) => {
  const players = await db
    .insert(users)
    .values(
      demoPlayers.map((player, index) => ({
        ...player,
        nicknameSkeleton: player.nickname ? nicknameSkeleton(player.nickname) : null,
        uniqueId: randomUUID(),
        email: `player${index + 1}@${playersDomain}`,
        isEmailVerified: true,
        kycStatus: "APPROVED" as const,
        currencyCode,
        depositCount: 3,
        createdAt: new Date(Date.now() - (40 + 9 * index) * 86_400_000),
      })),
    )
    .returning({ id: users.id, createdAt: users.createdAt });
  await db.insert(wallets).values(players.map(({ id }) => ({ userId: id, currencyCode })));
  const known = await db
    .select({ id: games.id, client: games.client })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(isNotNull(games.client))
    .orderBy(desc(games.popularity), games.id)
    .limit(60);
  const random = createChance(7);
  const pick = <Item>(list: readonly Item[], lean = 1) => list[Math.floor(random() ** lean * list.length)] as Item;
  const start = Date.now();
  const rows = Array.from({ length: known.length > 0 ? played : 0 }, (_, index) => {
    const bet = betOf(random);
    const payout = Math.floor((bet * multiplierOf(random)) / 100);
    const at = new Date(start - Math.round(((played - index) / played) * days * 86_400_000) - 60_000);
    return {
      id: randomUUID(),
      userId: pick(players).id,
      gameId: pick(known, 1.6).id,
      isDemo: false,
      state: "settled" as const,
      currencyCode,
      bet,
      payout,
      baseBet: bet,
      basePayout: payout,
      multiplier: payout / bet,
      choice: {},
      outcome: null,
      createdAt: at,
      settledAt: at,
    };
  });
  for (let from = 0; from < rows.length; from += atOnce) await db.insert(rounds).values(rows.slice(from, from + atOnce));

  const openings = players.map(({ id, createdAt }) => ({
    kind: "opening" as const,
    reference: `opening:${id}:${currencyCode}`,
    at: createdAt,
    userId: id,
    amount: openingCash + deepest(rows.filter(({ userId }) => userId === id)),
  }));
  await bookPast(db, [
    ...openings.map(({ userId, amount, ...opening }) => ({
      ...opening,
      entries: between("outside", userId, amount, currencyCode),
    })),
    ...rows.map(({ id, userId, bet, payout, settledAt }) => ({
      kind: "round" as const,
      reference: `round:${id}`,
      at: settledAt,
      entries: [...between("house", userId, -bet, currencyCode), ...between("house", userId, payout, currencyCode)],
    })),
  ]);
  for (const { userId, amount } of openings) {
    const totalSpend = rows.reduce((sum, row) => (row.userId === userId ? sum + row.bet : sum), 0);
    await db.update(users).set({ totalDeposit: amount, totalSpend }).where(eq(users.id, userId));
  }
  await countAllPlayed(db);
};

/** How far below its beginning a player's money would have fallen by these rounds, one after the other. */
function deepest(rows: readonly { bet: number; payout: number }[]): number {
  let [sum, lowest] = [0, 0];
  for (const { bet, payout } of rows) {
    lowest = Math.min(lowest, sum - bet);
    sum += payout - bet;
  }
  return -lowest;
}

/** In cents: mostly small ones, now and then one of a high roller. */
function betOf(random: () => number): number {
  const chance = random();
  const steps = chance < 0.03 ? [10_000, 15_000, 20_000, 50_000] : chance < 0.3 ? [500, 1_000, 2_500] : [20, 50, 100, 200, 300];
  return steps[Math.floor(random() * steps.length)] ?? 100;
}

/** In hundredths: most bets are lost, and few win much. */
function multiplierOf(random: () => number): number {
  const chance = random();
  if (chance < 0.66) return 0;
  if (chance < 0.9) return 20 + Math.floor(random() * 180);
  if (chance < 0.985) return 200 + Math.floor(random() * 1_300);
  if (chance < 0.998) return 1_500 + Math.floor(random() * 6_500);
  return 8_000 + Math.floor(random() * 40_000);
}

/** The same numbers from 0 to 1 for the same beginning, so that every demo is alike. */
function createChance(beginning: number) {
  let state = beginning;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
