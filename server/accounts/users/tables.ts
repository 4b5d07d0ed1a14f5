import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Language } from "../../../schemas/text";
import type { UserRole } from "../../../schemas/user";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** `at` is an instant, ISO 8601. */
export interface LoginPlace {
  at: string;
  country: string | null;
  subdivision: string | null;
}

export interface GivenConsent {
  isGiven: boolean;
  at: string;
  version?: string;
}

/** `join`: into the back office. */
export type TokenPurpose =
  | "verify_email"
  | "reset_password"
  | "join"
  | "unlock_sign_in"
  | "withdrawal"
  | "add_passkey"
  | "use_passkey";

export const users = pgTable(
  "users",
  {
    id: serial().primaryKey(),
    uniqueId: text("unique_id").notNull().unique(),
    /** Lower case. */
    email: text().notNull().unique(),
    isEmailVerified: boolean("is_email_verified").notNull().default(false),
    /** Null for an account that only another provider's sign-in opens. */
    passwordHash: text("password_hash"),
    role: text().$type<UserRole>().notNull().default("player"),
    nickname: text(),
    /** What the nickname looks like: no two accounts have names that are taken for each other. */
    nicknameSkeleton: text("nickname_skeleton"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    countryCode: text("country_code"),
    /** `1990-12-31`. */
    dateOfBirth: text("date_of_birth"),
    /** National number and calling code in digits; the two together belong to one account. */
    phone: text(),
    phoneCode: text("phone_code"),
    /** Brazil's taxpayer number, eleven digits (C-5.40). */
    cpf: text(),
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
    excludedUntil: instant("excluded_until"),
    /** Since when it waits for somebody of the back office to look at it; it stays where they refused it, and `heldNote` is what the person reads. */
    heldAt: instant("held_at"),
    heldNote: text("held_note"),
    /** For how many minutes a sign-in lasts, since when there is such a limit, and when it was last changed (C-3.11). */
    timeLimit: integer("time_limit"),
    timeLimitSince: instant("time_limit_since"),
    timeLimitUpdatedAt: instant("time_limit_updated_at"),
    /** More minutes that were asked for. */
    pendingTimeLimit: integer("pending_time_limit"),
    pendingTimeLimitRequestedAt: instant("pending_time_limit_requested_at"),
    /** After how many minutes of play the player wants a reality check, 0 for never; null where that was not chosen. */
    realityMinutes: integer("reality_minutes"),
    /** When the central register of their market last called them free. */
    registerAskedAt: instant("register_asked_at"),
    /** When they last said that their limits are still right. */
    limitsReviewedAt: instant("limits_reviewed_at"),
    /** Since when its owner has closed it. */
    closedAt: instant("closed_at"),
    /** Since when an administrator keeps it out. */
    suspendedAt: instant("suspended_at"),
    /** The sign-in of the session before this one, and the newest: when, and from which country and part of it. */
    previousLogin: json("previous_login").$type<LoginPlace>(),
    lastLogin: json("last_login").$type<LoginPlace>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    preferredLanguage: text("preferred_language").$type<Language>(),
    timeZone: text("time_zone"),
    /** What was entered when the account was opened. */
    promoCode: text("promo_code"),
    newsLetter: boolean("news_letter").notNull().default(false),
    /** What was agreed to or not last, by the consent's key, when, and in which version: the first where none is named (C-3.33). */
    consents: json().$type<Record<string, GivenConsent>>().notNull().default({}),
    /** When the last message to verify the e-mail address was written, for the cool-down (L-5.23). */
    verificationSentAt: instant("verification_sent_at"),
    /** The secret of the authenticator, sealed; on from the moment that a code confirmed it. */
    totpSecret: text("totp_secret"),
    totpEnabledAt: instant("totp_enabled_at"),
    /** The newest time step that a code was accepted of: no code opens twice. */
    totpLastStep: bigint("totp_last_step", { mode: "number" }),
    noCalendar: boolean("no_calendar").notNull().default(false),
    ghostMode: boolean("ghost_mode").notNull().default(false),
    /** In millionths, of all cash that was bet; it changes with the round, in its transaction. */
    loyaltyPoints: bigint("loyalty_points", { mode: "number" }).notNull().default(0),
    /** What games keep on average of that cash, in ten-thousandths of a euro cent. */
    edgeTotal: bigint("edge_total", { mode: "number" }).notNull().default(0),
    /** The level reached, counted from 1; 0 where none was yet, which is the first one. */
    level: integer().notNull().default(0),
    skrillEmail: text("skrill_email"),
    /** In the link by which the account brings friends. */
    referralCode: text("referral_code").unique(),
    referredBy: integer("referred_by"),
    /** Whether it was opened in a browser of who brought it. */
    isReferrersDevice: boolean("is_referrers_device").notNull().default(false),
    referralVisits: integer("referral_visits").notNull().default(0),
    /** What was paid for friends so far. */
    referralRevenue: minorUnits("referral_revenue").notNull().default(0),
  },
  (table) => [
    uniqueIndex("users_nickname_skeleton").on(table.nicknameSkeleton),
    uniqueIndex("users_phone").on(table.phoneCode, table.phone),
    index("users_excluded_until")
      .on(table.excludedUntil)
      .where(sql`excluded_until is not null`),
    index("users_referred_by").on(table.referredBy),
    index("users_register_asked").on(table.countryCode, table.registerAskedAt),
    index("users_time_limit")
      .on(table.id)
      .where(sql`time_limit is not null`),
  ],
);

/** Tokens that were sent to somebody, hashed; each works once. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    hash: text().primaryKey(),
    purpose: text().$type<TokenPurpose>().notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The e-mail address or phone number that it was sent to. */
    sentTo: text("sent_to").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("one_time_tokens_user").on(table.userId, table.purpose)],
);

/** Codes that stand in for a lost authenticator, hashed; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text().notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** What a device or a password manager signs with in the place of an authenticator's code. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** As the device names it. */
    id: text().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    publicKey: text("public_key").notNull(),
    /** How often it has signed; 0 where its device does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** Where it was made. */
    browser: text(),
    os: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** What a player has, as the sum of their entries in the ledger; changed with them alone. */
export const wallets = pgTable(
  "wallets",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    currencyCode: text("currency_code").notNull(),
    amount: minorUnits("amount").notNull().default(0),
    nonCashAmount: minorUnits("non_cash_amount").notNull().default(0),
    /** Of the bonus that runs, whose money the bonus money is. */
    bonusId: integer("bonus_id"),
    /** Counts its changes, so that who hears of two knows which is newer. */
    version: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currencyCode] }),
    check("wallets_amount", sql`amount >= 0`),
    check("wallets_non_cash_amount", sql`non_cash_amount >= 0`),
  ],
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
    lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
    ip: text(),
    userAgent: text("user_agent"),
    country: text(),
    subdivision: text(),
    /** Opened during a break, for what a withdrawal needs and nothing else (D-44). */
    isForWithdrawal: boolean("is_for_withdrawal").notNull().default(false),
    /** Since when games are played in it, and when the player last read how long that is and what it cost. */
    playStartedAt: instant("play_started_at"),
    playCheckedAt: instant("play_checked_at"),
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
    /** When it came from a browser for the first time: until then the answer that brought it may have been lost. */
    usedAt: instant("used_at"),
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
