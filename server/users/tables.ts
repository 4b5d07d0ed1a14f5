import { bigint, boolean, index, integer, json, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import type { UserRole } from "../../schemas/user";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** `at` is an instant, ISO 8601. */
export interface LoginPlace {
  at: string;
  country: string | null;
  subdivision: string | null;
}

export const users = pgTable("users", {
  id: serial().primaryKey(),
  uniqueId: text("unique_id").notNull().unique(),
  /** Lower case. */
  email: text().notNull().unique(),
  isEmailVerified: boolean("is_email_verified").notNull().default(false),
  passwordHash: text("password_hash").notNull(),
  role: text().$type<UserRole>().notNull().default("player"),
  nickname: text(),
  firstName: text("first_name"),
  lastName: text("last_name"),
  countryCode: text("country_code"),
  /** `1990-12-31`. */
  dateOfBirth: text("date_of_birth"),
  phone: text(),
  phoneCode: text("phone_code"),
  address: text(),
  city: text(),
  zipCode: text("zip_code"),
  currencyCode: text("currency_code").notNull().default("EUR"),
  depositCount: integer("deposit_count").notNull().default(0),
  totalDeposit: minorUnits("total_deposit").notNull().default(0),
  totalSpend: minorUnits("total_spend").notNull().default(0),
  kycStatus: text("kyc_status").$type<"APPROVED" | "PENDING" | "REJECTED">().notNull().default("PENDING"),
  isTest: boolean("is_test").notNull().default(false),
  isStreamer: boolean("is_streamer").notNull().default(false),
  activeBonusId: integer("active_bonus_id"),
  bonusWagerLeft: minorUnits("bonus_wager_left").notNull().default(0),
  bonusAmountToWager: minorUnits("bonus_amount_to_wager").notNull().default(0),
  excludedUntil: instant("excluded_until"),
  /** The sign-in of the session before this one, and the newest: when, and from which country and part of it. */
  previousLogin: json("previous_login").$type<LoginPlace>(),
  lastLogin: json("last_login").$type<LoginPlace>(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const wallets = pgTable(
  "wallets",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    currencyCode: text("currency_code").notNull(),
    amount: minorUnits("amount").notNull().default(0),
    nonCashAmount: minorUnits("non_cash_amount").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.currencyCode] })],
);

/** One per sign-in: the family of all tokens that follow each other by rotation. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** The cookies of a session, hashed: the current one, and those that it replaced. */
export const sessionTokens = pgTable(
  "session_tokens",
  {
    hash: text().primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** When a newer one took its place. */
    replacedAt: instant("replaced_at"),
  },
  (table) => [index("session_tokens_session").on(table.sessionId)],
);

/** Guesses at a password, for the limit on them. The key names the account, whether it exists or not. */
export const loginGuesses = pgTable(
  "login_guesses",
  {
    id: serial().primaryKey(),
    key: text().notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("login_guesses_key").on(table.key, table.at)],
);
