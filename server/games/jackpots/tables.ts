import { bigint, index, integer, json, numeric, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { Text } from "../../../schemas/text";
import { games } from "../catalogue/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

export const jackpots = pgTable("jackpots", {
  id: serial().primaryKey(),
  key: text().notNull().unique(),
  name: json().$type<Text>().notNull(),
  /** The base currency. */
  currencyCode: text("currency_code").notNull(),
  amount: minorUnits("amount").notNull(),
  /** What it begins with again after a win. */
  seedAmount: minorUnits("seed_amount").notNull(),
  /** How much of each bet goes in, in hundredths of a percent; the casino pays it. */
  share: integer().notNull(),
  /** The round that takes the amount over this wins it; nobody is told. */
  dropsAt: minorUnits("drops_at").notNull(),
  /** What shares have brought beyond whole minor units, in millionths of a millionth of one. */
  fraction: minorUnits("fraction").notNull().default(0),
  position: integer().notNull(),
});

export const jackpotGames = pgTable(
  "jackpot_games",
  {
    jackpotId: integer("jackpot_id")
      .notNull()
      .references(() => jackpots.id, { onDelete: "cascade" }),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.jackpotId, table.gameId] })],
);

/**
 * Settled rounds whose share is not in any jackpot yet. The database itself puts them there as they settle, in the same
 * transaction: rounds don't settle in the order of their numbers, so that no number tells which were taken.
 */
export const jackpotQueue = pgTable("jackpot_queue", {
  roundNumber: bigint("round_number", { mode: "number" }).primaryKey(),
});

export const jackpotWins = pgTable(
  "jackpot_wins",
  {
    id: serial().primaryKey(),
    jackpotId: integer("jackpot_id")
      .notNull()
      .references(() => jackpots.id),
    userId: integer("user_id"),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id),
    /** The round that won it; none wins two. Null for wins of the demo's past. */
    roundId: text("round_id").unique(),
    currencyCode: text("currency_code").notNull(),
    amount: minorUnits("amount").notNull(),
    /** What the player got: the amount in the currency of their bet, at the rate that it was bet at. */
    paid: minorUnits("paid").notNull(),
    paidCurrencyCode: text("paid_currency_code").notNull(),
    rate: numeric().notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("jackpot_wins_at").on(table.at)],
);
