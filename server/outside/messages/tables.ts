import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "../../../schemas/text";
import type { LetterName } from "../../platform/words/site_words";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export type Channel = "email" | "sms" | "push";

/** What the site says to people outside of it: written in the transaction that it is about, and sent afterwards. */
export const outbox = pgTable(
  "outbox",
  {
    id: serial().primaryKey(),
    channel: text().$type<Channel>().notNull(),
    /** An e-mail address, a number with `+` in front, or the id of a browser that takes messages. */
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    template: text().$type<LetterName>().notNull(),
    /** Empty for SMS, the title of what a browser shows. */
    subject: text().notNull(),
    /** Plain text. Taken away once it was sent, since it may hold a link that opens an account. */
    body: text().notNull(),
    /** The address that the message's button leads to. */
    link: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    /** When delivery is tried next; null once it was sent or given up. */
    nextTryAt: instant("next_try_at").defaultNow(),
    tries: integer().notNull().default(0),
    lastError: text("last_error"),
  },
  (table) => [index("outbox_next_try").on(table.nextTryAt), index("outbox_recipient").on(table.recipient, table.createdAt)],
);

export type OutboxRow = typeof outbox.$inferSelect;
