import { sql } from "drizzle-orm";
import { bigint, bigserial, index, integer, json, pgTable, serial, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { BonusTerms } from "../../../schemas/bonus_rules";
import type { BonusState, BonusType } from "../../../schemas/bonus_type";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** A bonus of a player, whatever became of it: here as wallets are, since it says what their bonus money is. The rows outlive accounts, as the books do. */
export const playerBonuses = pgTable(
  "player_bonuses",
  {
    id: serial().primaryKey(),
    userId: integer("user_id").notNull(),
    promotionId: integer("promotion_id").notNull(),
    bonusType: text("bonus_type").$type<BonusType>().notNull(),
    state: text().$type<BonusState>().notNull(),
    currencyCode: text("currency_code").notNull(),
    /** As they were when it was taken. */
    terms: json().$type<BonusTerms>().notNull(),
    /** What it was worth: granted, or won with its spins so far. */
    amount: minorUnits("amount").notNull().default(0),
    deposit: minorUnits("deposit").notNull().default(0),
    toWager: minorUnits("to_wager").notNull().default(0),
    wagerLeft: minorUnits("wager_left").notNull().default(0),
    spinsLeft: integer("spins_left").notNull().default(0),
    /** The deposit that it came with: none gives two. */
    paymentId: bigint("payment_id", { mode: "number" }).unique(),
    /** Which of the times that the offer can be taken it is: `once`, a day, a week, a deposit. */
    takeKey: text("take_key").notNull(),
    couponCode: text("coupon_code"),
    createdAt: instant("created_at").notNull().defaultNow(),
    startedAt: instant("started_at"),
    /** Of the state it is in. */
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** What became cash in the end, and what burned. */
    paid: minorUnits("paid").notNull().default(0),
    burned: minorUnits("burned").notNull().default(0),
  },
  (table) => [
    uniqueIndex("player_bonuses_once").on(table.userId, table.promotionId, table.takeKey),
    uniqueIndex("player_bonuses_running")
      .on(table.userId)
      .where(sql`state = 'running'`),
    index("player_bonuses_user").on(table.userId, table.id),
    index("player_bonuses_state").on(table.userId, table.state), // what is over is counted, and what runs found, without reading what is over
    index("player_bonuses_promotion").on(table.promotionId),
    index("player_bonuses_due")
      .on(table.expiresAt)
      .where(sql`state in ('waiting', 'running')`),
  ],
);

/** Every step of a bonus: when, who, why. Nothing here is ever changed. */
export const bonusSteps = pgTable(
  "bonus_steps",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    bonusId: integer("bonus_id")
      .notNull()
      .references(() => playerBonuses.id),
    at: instant("at")
      .notNull()
      .default(sql`clock_timestamp()`),
    from: text().$type<BonusState>(),
    to: text().$type<BonusState>().notNull(),
    /** Why: `claimed`, `deposit`, `wagered`, `lost`, `by_player`, `payout`, `replaced`, `time`, `deposit_taken_back`, or words of the back office. */
    reason: text().notNull(),
    actor: text(),
  },
  (table) => [index("bonus_steps_bonus").on(table.bonusId, table.id)],
);
