import { boolean, json, pgTable, text } from "drizzle-orm/pg-core";
import type { PaymentFamily } from "../../../../schemas/payments";
import type { Text } from "../../../../schemas/text";

/** The methods that the providers of this site bring, as the server that started last has them: what a page names is checked against the database. */
export const paymentMethods = pgTable("payment_methods", {
  id: text().primaryKey(),
  /** The documents' key of the provider, which pages may name in place of the id (C-3.01). */
  name: text().notNull(),
  title: json().$type<Text>().notNull(),
  family: text().$type<PaymentFamily>().notNull(),
  /** In any of its currencies. */
  paysIn: boolean("pays_in").notNull().default(true),
  paysOut: boolean("pays_out").notNull().default(true),
  /** A path of the site. */
  picture: text(),
});
