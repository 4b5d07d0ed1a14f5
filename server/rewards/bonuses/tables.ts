import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { HeldClaim } from "../../../schemas/api/held_claims";
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

/**
 * Claims of offers for each household once, by players who look like one with somebody who has taken it, but may be strangers: one row for each player and
 * offer. What is decided holds for whatever they claim of it later. The rows outlive accounts, as bonuses do.
 */
export const heldClaims = pgTable(
  "held_claims",
  {
    userId: integer("user_id").notNull(),
    promotionId: integer("promotion_id").notNull(),
    /** What was claimed last: it stays `claimed` until it is decided on. */
    bonusId: integer("bonus_id").notNull(),
    /** Whom they look like. */
    likeUserId: integer("like_user_id").notNull(),
    askedAt: instant("asked_at").notNull().defaultNow(),
    /** Null while nobody has decided; `allowed` by the offer's own rules. */
    decision: text().$type<HeldClaim["decision"]>(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.promotionId] }), index("held_claims_bonus").on(table.bonusId)],
);
