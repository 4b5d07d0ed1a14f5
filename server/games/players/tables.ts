import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { gameSessions } from "../play/tables";

/** Who has a game open: their page says so every now and then, and as it is left. */
export const playersNow = pgTable(
  "players_now",
  {
    sessionId: text("session_id")
      .primaryKey()
      .references(() => gameSessions.id, { onDelete: "cascade" }),
    gameId: integer("game_id").notNull(),
    /** Null for guests, each of whom is somebody. */
    userId: integer("user_id"),
    seenAt: timestamp("seen_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("players_now_seen").on(table.seenAt)],
);
