import { sql } from "drizzle-orm";
import { index, integer, json, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { ReviewCause } from "../../../schemas/api/reviews";
import { users } from "../users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Accounts that nobody can use until somebody of the back office has looked at them, and what was decided. */
export const accountReviews = pgTable(
  "account_reviews",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cause: text().$type<ReviewCause>().notNull(),
    /** The accounts of excluded people whose details are alike. */
    likeUserIds: json("like_user_ids").$type<number[]>().notNull().default([]),
    openedAt: instant("opened_at").notNull().defaultNow(),
    decidedAt: instant("decided_at"),
    decision: text().$type<"approved" | "refused">(),
    /** The address of who decided. */
    decidedBy: text("decided_by"),
    /** What the person reads. */
    note: text(),
  },
  (table) => [
    uniqueIndex("account_reviews_open")
      .on(table.userId)
      .where(sql`decided_at is null`),
    index("account_reviews_decided_at").on(table.decidedAt),
  ],
);
