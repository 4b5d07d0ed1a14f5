import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { games } from "../../games/catalogue/tables";
import { users } from "../../accounts/users/tables";

/** Up to which round a player's figures are kept in `player_games`. */
export const statisticMarks = pgTable("statistic_marks", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  upTo: bigint("up_to", { mode: "number" }).notNull().default(0),
});

/** What a player has bet and won in a game and a currency, in all rounds up to their mark. */
export const playerGames = pgTable(
  "player_games",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    currencyCode: text("currency_code").notNull(),
    gameId: integer("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    bets: bigint({ mode: "number" }).notNull(),
    wins: bigint({ mode: "number" }).notNull(),
    /** In minor units of the currency, and of the base currency. */
    staked: bigint({ mode: "number" }).notNull(),
    baseStaked: bigint("base_staked", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currencyCode, table.gameId] })],
);
