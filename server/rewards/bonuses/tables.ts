import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { promotions } from "../promotions/tables";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Codes that bring a bonus. */
export const coupons = pgTable("coupons", {
  /** In capitals. */
  code: text().primaryKey(),
  promotionId: integer("promotion_id")
    .notNull()
    .references(() => promotions.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
