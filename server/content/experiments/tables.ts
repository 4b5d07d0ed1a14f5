import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../../accounts/users/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Of each day what guests' names of that day are made with; deleted when the day is over, and nothing leads back from a name then. */
export const visitorSalts = pgTable("visitor_salts", {
  /** In UTC, as all days here. */
  day: date({ mode: "string" }).primaryKey(),
  salt: text().notNull(),
});

/** Who has seen an experiment, once each: players until their accounts go, guests by a name that is of one day. */
export const experimentVisits = pgTable(
  "experiment_visits",
  {
    experiment: text().notNull(),
    visitor: text().notNull(),
    variant: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    seenAt: instant("seen_at").notNull().defaultNow(),
    clickedAt: instant("clicked_at"),
    /** When the account was opened, where a guest had seen it before. */
    signedUpAt: instant("signed_up_at"),
  },
  (table) => [
    primaryKey({ columns: [table.experiment, table.visitor] }),
    index("experiment_visits_user").on(table.userId),
    index("experiment_visits_day").on(table.day),
  ],
);

/** How many guests of days that are over saw a variant and clicked in it. */
export const experimentDays = pgTable(
  "experiment_days",
  {
    experiment: text().notNull(),
    variant: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    seen: integer().notNull(),
    clicked: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.experiment, table.variant, table.day] })],
);
