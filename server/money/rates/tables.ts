import { sql } from "drizzle-orm";
import { check, numeric, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** What one euro was in other currencies, and who said so. The newest of a currency counts, as long as it is not too old. */
export const currencyRates = pgTable(
  "currency_rates",
  {
    currencyCode: text("currency_code").notNull(),
    /** When it was so, as its source says. */
    asOf: instant("as_of").notNull(),
    perEuro: numeric("per_euro").notNull(),
    source: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.currencyCode, table.asOf] }), check("currency_rates_per_euro", sql`per_euro > 0`)],
);
