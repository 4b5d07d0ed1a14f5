import { and, desc, eq, isNotNull, like, sql } from "drizzle-orm";
import type { Text } from "../../schemas/text";
import { categories, games, subCategories } from "../games/catalogue/tables";
import { jackpotGames, jackpots, jackpotWins } from "../games/jackpots/tables";
import { nextDrop } from "../games/jackpots/take_shares";
import { book } from "../money/ledger/book";
import { users } from "../accounts/users/tables";
import { between, bookPast, type PastTransaction } from "./book_past";
import { playersDomain } from "./demo_players";
import type { Fill } from "./demo_files";

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
  /** Which of the games play for it, by their place among those that play for any. */
  games: [from: number, until: number];
  /** What was won, and how many hours ago. */
  won: [amount: number, hoursAgo: number][];
}

const demoJackpots: readonly DemoJackpot[] = [
  {
    key: "grand",
    name: { da: "Den store", de: "Der Große", en: "Grand", es: "Gran bote", fi: "Suuri", no: "Den store", pt: "Grande" },
    seedAmount: 2_500_000,
    amount: 4_138_217,
    share: 20,
    games: [0, 23],
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
    share: 30,
    games: [0, 15],
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
    share: 50,
    games: [8, 23],
    won: [
      [21_480, 5],
      [18_905, 23],
      [24_160, 47],
      [17_310, 70],
      [22_845, 102],
    ],
  },
];

/** Jackpots that grow with the demo's games, and who won them. */
export const fillJackpots: Fill = async (db) => {
  const known = await db
    .select({ id: games.id })
    .from(games)
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(isNotNull(games.client), games.isActive))
    .orderBy(sql`${categories.slug} = 'jackpots' desc`, desc(games.popularity), games.id)
    .limit(23);
  const players = await db
    .select({ id: users.id })
    .from(users)
    .where(like(users.email, `%@${playersDomain}`))
    .orderBy(users.id);
  for (const [
    position,
    {
      games: [from, until],
      won,
      amount,
      ...pot
    },
  ] of demoJackpots.entries()) {
    const dropsAt = nextDrop(pot.seedAmount, amount);
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
    const wins = won.map(([prize, hoursAgo], index) => ({
      jackpotId: row.id,
      userId: players[(position * 11 + index * 7 + 3) % players.length]?.id ?? 0,
      gameId: own[(index * 5) % own.length]?.id ?? 0,
      currencyCode,
      amount: prize,
      paid: prize,
      paidCurrencyCode: currencyCode,
      rate: "1",
      at: new Date(Date.now() - hoursAgo * 3_600_000),
    }));
    await db.insert(jackpotWins).values(wins);
    await bookPast(
      db,
      wins.flatMap((win) => entriesOfWin(pot.key, win)),
    );
  }
};

interface Win {
  userId: number;
  amount: number;
  at: Date;
}

/** The house had filled the pot; the winner took the money out of the casino an hour later. */
function entriesOfWin(key: string, { userId, amount, at }: Win): PastTransaction[] {
  const reference = `${key}:${at.toISOString()}`;
  const filled = [
    { account: "house" as const, userId: null, currencyCode, amount: -amount },
    { account: "jackpot" as const, userId: null, currencyCode, amount },
  ];
  return [
    {
      kind: "jackpot",
      reference: `jackpot:${reference}`,
      at,
      entries: [...filled, ...between("jackpot", userId, amount, currencyCode)],
    },
    {
      kind: "withdrawal",
      reference: `withdrawal:jackpot:${reference}`,
      at: new Date(at.getTime() + 3_600_000),
      entries: between("outside", userId, -amount, currencyCode),
    },
  ];
}
