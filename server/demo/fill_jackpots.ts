import { randomInt } from "node:crypto";
import { and, desc, eq, isNotNull, like, sql } from "drizzle-orm";
import type { Text } from "../../schemas/text";
import { categories, games, subCategories } from "../games/tables";
import { jackpotGames, jackpots, jackpotWins } from "../jackpots/tables";
import { book } from "../ledger/book";
import { users } from "../users/tables";
import { playersDomain } from "./demo_players";
import type { Fill } from "./fill_demo";

const currencyCode = "EUR";
const same = (name: string): Text => ({ da: name, de: name, en: name, es: name, fi: name, no: name, pt: name });

interface DemoJackpot {
  key: string;
  name: Text;
  /** In cents. */
  seedAmount: number;
  amount: number;
  /** In hundredths of a percent. */
  share: number;
  /** It drops at most so much above what it holds. */
  within: number;
  /** Which of the games play for it, by their place. */
  games: [from: number, until: number];
  /** What was won, and how many hours ago. */
  won: [amount: number, hoursAgo: number][];
}

const demoJackpots: readonly DemoJackpot[] = [
  {
    key: "grand",
    name: { da: "Storslået", de: "Der Große", en: "Grand", es: "Gran bote", fi: "Suuri", no: "Den store", pt: "Grande" },
    seedAmount: 2_500_000,
    amount: 4_138_217,
    share: 40,
    within: 1_500_000,
    games: [0, 18],
    won: [
      [5_873_340, 530],
      [3_912_665, 1_210],
    ],
  },
  {
    key: "major",
    name: {
      da: "Den mellemste",
      de: "Der Mittlere",
      en: "Major",
      es: "Mayor",
      fi: "Keskisuuri",
      no: "Den mellomste",
      pt: "Maior",
    },
    seedAmount: 250_000,
    amount: 411_804,
    share: 60,
    within: 150_000,
    games: [0, 12],
    won: [
      [508_112, 61],
      [377_940, 212],
      [612_055, 398],
    ],
  },
  {
    key: "mini",
    name: same("Mini"),
    seedAmount: 10_000,
    amount: 16_340,
    share: 100,
    within: 6_000,
    games: [6, 18],
    won: [
      [21_480, 5],
      [18_905, 23],
      [24_160, 47],
      [17_310, 70],
      [22_845, 102],
    ],
  },
];

/** Jackpots that grow with the demo's games, and who won them before the books were opened. */
export const fillJackpots: Fill = async (db) => {
  const known = await db
    .select({ id: games.id })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(isNotNull(games.client), games.isActive))
    .orderBy(sql`${categories.slug} = 'jackpots' desc`, desc(games.popularity), games.id)
    .limit(18);
  const players = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%@${playersDomain}`))
    .orderBy(users.id);
  for (const [
    position,
    {
      within,
      games: [from, until],
      won,
      amount,
      ...pot
    },
  ] of demoJackpots.entries()) {
    const dropsAt = amount + randomInt(Math.ceil(within / 4), within);
    const [row] = await db
      .insert(jackpots)
      .values({ ...pot, amount, currencyCode, dropsAt, position })
      .returning({ id: jackpots.id });
    if (!row) continue;
    await book(db, "opening", `opening:jackpot:${pot.key}`, [
      { account: "house", userId: null, currencyCode, amount: -amount },
      { account: "jackpot", userId: null, currencyCode, amount },
    ]);
    const own = known.slice(from, until);
    if (own.length === 0) continue;
    await db.insert(jackpotGames).values(own.map(({ id }) => ({ jackpotId: row.id, gameId: id })));
    if (players.length === 0) continue;
    await db.insert(jackpotWins).values(
      won.map(([amount, hoursAgo], index) => ({
        jackpotId: row.id,
        userId: players[(position * 11 + index * 7 + 3) % players.length]?.id ?? null,
        gameId: own[(index * 5) % own.length]?.id ?? 0,
        currencyCode,
        amount,
        at: new Date(Date.now() - hoursAgo * 3_600_000),
      })),
    );
  }
};
