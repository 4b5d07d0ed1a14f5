import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { sessions, users } from "../users/tables";

/** Browsers that messages go to. One ends with the session that it was chosen in: whoever logs out, or is logged out for a break, gets no more. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: text("session_id")
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Where the browser's push service takes messages. A browser has one, whoever uses it. */
    endpoint: text().notNull().unique(),
    /** What they are encrypted with, base64url: the browser's public key, and a secret. */
    p256dh: text().notNull(),
    authSecret: text("auth_secret").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
