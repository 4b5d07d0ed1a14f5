import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Sign-ins of other providers that open an account. */
export const identities = pgTable(
  "identities",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_user").on(table.userId)],
);

/**
 * A sign-in at another provider that opens no account yet: it waits for the password of the one that has its e-mail
 * address (C-4.44), or for who is new to agree to the terms.
 */
export const linkRequests = pgTable("link_requests", {
  /** The `linkedAccountUuid`. */
  id: text().primaryKey(),
  provider: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  expiresAt: instant("expires_at").notNull(),
});
