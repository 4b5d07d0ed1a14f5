import { bigint, index, integer, json, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { Text } from "../../../schemas/text";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A race or tournament (C-3.41 to C-3.43). */
export const tournaments = pgTable(
  "tournaments",
  {
    id: serial().primaryKey(),
    name: json().$type<Text>().notNull(),
    shortDescription: json("short_description").$type<Text>().notNull(),
    description: json().$type<Text>().notNull(),
    termsAndCondition: json("terms_and_condition").$type<Text>().notNull(),
    image: text().notNull(),
    leaderboardType: text("leaderboard_type").$type<"sumOfBet" | "countOfGames">().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
  },
  (table) => [index("tournaments_time").on(table.startAt, table.endAt)],
);

export const tournamentPrizes = pgTable(
  "tournament_prizes",
  {
    id: serial().primaryKey(),
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournaments.id, { onDelete: "cascade" }),
    fromPlace: integer("from_place").notNull(),
    toPlace: integer("to_place").notNull(),
    prizeType: text("prize_type").notNull(),
    /** In euro cents. */
    amount: bigint({ mode: "number" }).notNull(),
    description: json().$type<Text>().notNull(),
  },
  (table) => [index("tournament_prizes_tournament").on(table.tournamentId)],
);
