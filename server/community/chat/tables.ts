import { boolean, index, integer, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What was said in the site's own chat. The id is the order in which it was said. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Made by the sender, so that what is sent again is not said again. */
    clientId: text("client_id"),
    message: text().notNull(),
    at: instant("at").notNull().defaultNow(),
    /** Somebody asked for it to be looked at. */
    isFlagged: boolean("is_flagged").notNull().default(false),
    /** A moderator took it out of the chat. */
    hiddenAt: instant("hidden_at"),
    hiddenBy: text("hidden_by"),
  },
  (table) => [
    index("chat_messages_flagged").on(table.isFlagged, table.id),
    uniqueIndex("chat_messages_sent").on(table.userId, table.clientId),
    index("chat_messages_author").on(table.userId, table.at),
  ],
);
