import { bigint, bigserial, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What moved money, and why. */
export type TransactionKind = "opening" | "deposit" | "withdrawal" | "round" | "jackpot" | "bonus" | "correction";

/**
 * `cash` and `bonus` are a player's, as their wallet shows them, and so are `reserved`, what is on its way out, and `owed`, what a
 * player's deposit took back that was not there any more. The others are the casino's: what games took and paid (`house`), what
 * stands in jackpots, what was changed from one currency into another (`conversion`), what payments cost (`fees`), what bonuses gave
 * and got back (`promotions`), and what came from or went out of the casino (`outside`).
 */
export type Account =
  | "cash"
  | "bonus"
  | "reserved"
  | "owed"
  | "house"
  | "jackpot"
  | "conversion"
  | "fees"
  | "promotions"
  | "outside";

/** The books outlive accounts: nothing here goes with a user. */
export const ledgerTransactions = pgTable("ledger_transactions", {
  id: bigserial({ mode: "number" }).primaryKey(),
  kind: text().$type<TransactionKind>().notNull(),
  /** What it is about, `round:6f1c…`: a second one with the same reference is refused, so that nothing is booked twice. */
  reference: text().notNull().unique(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/**
 * What any statement enters sums to zero for each transaction and currency, and its transaction is there: the database itself checks both, once for the
 * statement, where a foreign key would ask for each row. Nobody changes or deletes one.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    transactionId: bigint("transaction_id", { mode: "number" }).notNull(),
    account: text().$type<Account>().notNull(),
    /** Whose account it is; null for the casino's. */
    userId: integer("user_id"),
    currencyCode: text("currency_code").notNull(),
    /** In minor units; what an account gets is positive. */
    amount: bigint({ mode: "number" }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("ledger_entries_transaction").on(table.transactionId),
    index("ledger_entries_user").on(table.userId, table.id),
  ],
);
