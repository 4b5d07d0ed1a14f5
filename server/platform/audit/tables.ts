import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * What the house did, in one chain: each entry holds the hash of the one before it, which the database adds when a transaction commits. Nothing here is ever
 * changed or deleted; `npm run audit -- check` finds it where somebody did (docs/audit.md).
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
    /** An e-mail address; null for the server itself. */
    actor: text(),
    /** The thing and what was done with it: `document.approved`. */
    action: text().notNull(),
    /** Whose account it is about. */
    userId: integer("user_id"),
    /** JSON, as it was written: it is hashed letter by letter. */
    details: text().notNull().default("{}"),
    /** Its place in the chain, from 1 on. */
    no: bigint({ mode: "number" }),
    previousHash: text("previous_hash"),
    hash: text(),
  },
  (table) => [
    uniqueIndex("audit_entries_no").on(table.no),
    index("audit_entries_user")
      .on(table.userId, table.id)
      .where(sql`user_id is not null`),
  ],
);
