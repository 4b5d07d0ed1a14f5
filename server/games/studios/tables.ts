import { sql } from "drizzle-orm";
import { bigint, bigserial, boolean, index, integer, json, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { WalletResult } from "../../outside/studios/wallet_result";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** Which of our rounds a partner's round is for a player; those at one table share the partner's. The newest where one was begun again. */
export const studioRounds = pgTable(
  "studio_rounds",
  {
    partner: text().notNull(),
    userId: integer("user_id").notNull(),
    round: text().notNull(),
    roundId: text("round_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.userId, table.round] })],
);

/** What a partner took and paid, each once for ever by its own id; and what it took back, also before there was anything to take back. */
export const studioMovements = pgTable(
  "studio_movements",
  {
    partner: text().notNull(),
    transactionId: text("transaction_id").notNull(),
    kind: text().$type<"bet" | "win" | "rollback">().notNull(),
    userId: integer("user_id").notNull(),
    gameId: integer("game_id"),
    round: text().notNull(),
    /** Null for what was taken back before it came. */
    roundId: text("round_id"),
    currencyCode: text("currency_code"),
    /** As the partner named it; what of it was cash and what bonus money. */
    amount: minorUnits("amount").notNull(),
    cash: minorUnits("cash").notNull().default(0),
    bonus: minorUnits("bonus").notNull().default(0),
    /** What of a bet counts for the wagering of its round's bonus, and the loyalty points that it brought. */
    bonusWager: minorUnits("bonus_wager").notNull().default(0),
    points: bigint({ mode: "number" }).notNull().default(0),
    isFree: boolean("is_free").notNull().default(false),
    reference: text(),
    isRolledBack: boolean("is_rolled_back").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partner, table.transactionId] }),
    index("studio_movements_reference")
      .on(table.partner, table.reference)
      .where(sql`reference is not null`),
    index("studio_movements_time").on(table.partner, table.createdAt),
    index("studio_movements_bets_of_round")
      .on(table.roundId)
      .where(sql`kind = 'bet'`),
  ],
);

/** Calls that were answered, so that the same call again is answered alike. */
export const studioRequests = pgTable(
  "studio_requests",
  {
    partner: text().notNull(),
    requestId: text("request_id").notNull(),
    /** Of the body, SHA-256. */
    fingerprint: text().notNull(),
    result: json().$type<WalletResult>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.requestId] })],
);

/** What somebody should look at: a partner wants what can't be, or its file says otherwise than the books. */
export const studioAlarms = pgTable(
  "studio_alarms",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    partner: text().notNull(),
    kind: text().$type<AlarmKind>().notNull(),
    transactionId: text("transaction_id").notNull(),
    userId: integer("user_id"),
    /** What the books say, and what the partner. */
    books: text(),
    file: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("studio_alarms_transaction").on(table.partner, table.transactionId, table.kind)],
);

export type AlarmKind = "win_after_rollback" | "win_not_taken_back" | "missing_in_books" | "missing_in_file" | "differs";
