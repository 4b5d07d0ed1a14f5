import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AlarmKind } from "../../../schemas/api/payments/office/alarms";
import type { PaymentState } from "../../../schemas/payment_states";
import type { DepositErrorCode, PaymentAction } from "../../../schemas/payments";
import type { PayoutTarget } from "../../outside/payments/orders";
import type { Position } from "./life/position";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** Money on its way in or out. The rows outlive accounts, as the books do. */
export const payments = pgTable(
  "payments",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** What the provider knows it by; nobody can guess another one. */
    uuid: text().notNull().unique(),
    /** What people call it: `FYR-D-7K3F22`. */
    reference: text().notNull().unique(),
    /** Chosen by the player's browser: the same one again is the same payment. */
    key: text(),
    kind: text().$type<"deposit" | "withdrawal">().notNull(),
    /** The first payout of the request that it is a part of. */
    requestId: bigint("request_id", { mode: "number" }),
    userId: integer("user_id").notNull(),
    methodId: text("method_id").notNull(),
    provider: text().notNull(),
    providerReference: text("provider_reference"),
    state: text().$type<PaymentState>().notNull(),
    /** What was asked for, in the payment's currency; a deposit's fee is paid on top, a payout's is kept back. */
    amount: minorUnits("amount").notNull(),
    fee: minorUnits("fee").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /** What one euro was in it when it began: all that comes of it is converted by it. */
    rate: numeric().notNull(),
    walletCurrencyCode: text("wallet_currency_code").notNull(),
    walletRate: numeric("wallet_rate").notNull(),
    /** What it is worth in the wallet, as it was asked for. */
    walletAmount: minorUnits("wallet_amount").notNull(),
    /** What came or went so far, as the provider says. */
    settled: minorUnits("settled").notNull().default(0),
    /** Where it came in another currency than was asked for. */
    settledCurrencyCode: text("settled_currency_code"),
    settledRate: numeric("settled_rate"),
    /** What it has moved in the books so far, by account. */
    booked: json().$type<Position>().notNull().default({}),
    /** Of the wallet, cash and bonus money, when it moved it last. */
    balanceAfter: minorUnits("balance_after"),
    countryCode: text("country_code"),
    bonusId: integer("bonus_id"),
    errorCode: text("error_code").$type<DepositErrorCode>(),
    /** What the back office wrote for the player. */
    reason: text(),
    /** What the player has to do next. */
    action: json().$type<PaymentAction>(),
    confirmationsSeen: integer("confirmations_seen"),
    confirmationsNeeded: integer("confirmations_needed"),
    returnPath: text("return_path"),
    accountId: bigint("account_id", { mode: "number" }),
    target: json().$type<PayoutTarget>(),
    /** Who said the first yes, where it takes two. */
    firstYesBy: integer("first_yes_by"),
    firstYesAt: instant("first_yes_at"),
    firstYesNote: text("first_yes_note"),
    /** Nobody approves it before; who of the back office said so, and why. */
    heldUntil: instant("held_until"),
    heldBy: text("held_by"),
    heldAt: instant("held_at"),
    heldNote: text("held_note"),
    /** What the player of a payout was asked last; nobody approves it before the answer. */
    question: text(),
    questionBy: text("question_by"),
    questionAt: instant("question_at"),
    answer: text(),
    answeredAt: instant("answered_at"),
    /** How long the promise stood still for questions that are over. */
    pausedSeconds: integer("paused_seconds").notNull().default(0),
    /** Of the newest report that was applied, as the provider dates it. */
    reportedAt: instant("reported_at"),
    /** When a provider's file last named it. */
    filedAt: instant("filed_at"),
    /** When the provider was asked last, and how often in a row nothing came of it. */
    askedAt: instant("asked_at"),
    tries: integer().notNull().default(0),
    /** A payout that is approved is not sent before. */
    sendAt: instant("send_at"),
    expiresAt: instant("expires_at"),
    expectedAt: instant("expected_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("payments_key").on(table.userId, table.key),
    index("payments_user").on(table.userId, table.id),
    index("payments_request").on(table.requestId),
    index("payments_open")
      .on(table.state, table.updatedAt)
      .where(sql`state in ('created', 'waiting', 'needs_customer', 'requested', 'in_review', 'approved', 'sent')`),
    index("payments_created").on(table.createdAt),
    uniqueIndex("payments_provider").on(table.provider, table.kind, table.providerReference),
    check("payments_amount", sql`amount > 0 and fee >= 0 and settled >= 0`),
  ],
);

/** Every step of a payment: when, who, why. Nothing here is ever changed or deleted. */
export const paymentSteps = pgTable(
  "payment_steps",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    paymentId: bigint("payment_id", { mode: "number" })
      .notNull()
      .references(() => payments.id),
    at: instant("at").notNull().defaultNow(),
    /** `moved`, or what changed no state: `first_yes`, `yes_taken_back`, `note`, `ignored`, `confirmed`. */
    change: text().notNull(),
    from: text().$type<PaymentState>(),
    to: text().$type<PaymentState>(),
    actorKind: text("actor_kind").$type<"player" | "provider" | "staff" | "system">().notNull(),
    /** An e-mail address, or the provider's key. */
    actorName: text("actor_name"),
    note: text(),
    reason: text(),
  },
  (table) => [
    index("payment_steps_payment").on(table.paymentId, table.id),
    index("payment_steps_staff").on(table.actorKind, table.id),
  ],
);

/** Notifications that were taken, by the provider's own id of each: the same one again changes nothing. */
export const paymentNotifications = pgTable(
  "payment_notifications",
  {
    provider: text().notNull(),
    eventId: text("event_id").notNull(),
    at: instant("at").notNull().defaultNow(),
    /** What it was about, and what it said, without secrets; null where nothing of ours was meant. */
    paymentId: bigint("payment_id", { mode: "number" }),
    body: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("payment_notifications_payment")
      .on(table.paymentId)
      .where(sql`payment_id is not null`),
  ],
);

/** Where the books and a provider differ, until somebody says what it was. */
export const paymentAlarms = pgTable(
  "payment_alarms",
  {
    id: serial().primaryKey(),
    paymentId: bigint("payment_id", { mode: "number" }),
    provider: text().notNull(),
    kind: text().$type<AlarmKind>().notNull(),
    /** What each side says. */
    values: json().$type<Record<string, string | number | null>>().notNull(),
    at: instant("at").notNull().defaultNow(),
    takenBy: text("taken_by"),
    takenAt: instant("taken_at"),
    resolvedAt: instant("resolved_at"),
    resolvedBy: text("resolved_by"),
    note: text(),
  },
  (table) => [
    index("payment_alarms_open")
      .on(table.id)
      .where(sql`resolved_at is null`),
    index("payment_alarms_payment").on(table.paymentId),
  ],
);

/** Where money of a player came from and can go back to. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: integer("user_id").notNull(),
    provider: text().notNull(),
    methodId: text("method_id").notNull(),
    /** What names it to the provider: a card's token, an IBAN, an e-mail address, a coin's address. */
    token: text().notNull(),
    /** `•••• 4417`. */
    shown: text().notNull(),
    holder: text(),
    target: json().$type<PayoutTarget>(),
    currencyCode: text("currency_code").notNull(),
    /** In the wallet's currency `currencyCode`: what came from it, and what went back or is on its way. */
    paidIn: minorUnits("paid_in").notNull().default(0),
    paidOut: minorUnits("paid_out").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("payout_accounts_token").on(table.userId, table.methodId, table.token, table.currencyCode),
    index("payout_accounts_shared").on(table.methodId, table.token),
  ],
);

/** Addresses of coins that belong to players: whatever comes there is theirs. */
export const coinAddresses = pgTable(
  "coin_addresses",
  {
    id: serial().primaryKey(),
    userId: integer("user_id").notNull(),
    provider: text().notNull(),
    currencyCode: text("currency_code").notNull(),
    network: text().notNull(),
    address: text().notNull(),
    tag: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("coin_addresses_owner").on(table.userId, table.provider, table.currencyCode, table.network),
    index("coin_addresses_address").on(table.provider, table.network, table.address),
  ],
);

/** A player's book of addresses for coins. */
export const coinContacts = pgTable(
  "coin_contacts",
  {
    id: serial().primaryKey(),
    userId: integer("user_id").notNull(),
    currencyCode: text("currency_code").notNull(),
    network: text().notNull(),
    address: text().notNull(),
    label: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("coin_contacts_address").on(table.userId, table.currencyCode, table.network, table.address)],
);

/** How methods are switched and ordered in a market and currency; empty is every one, and what is more exact counts. */
export const methodPlaces = pgTable(
  "payment_method_places",
  {
    methodId: text("method_id").notNull(),
    market: text().notNull().default(""),
    currencyCode: text("currency_code").notNull().default(""),
    isEnabled: boolean("is_enabled").notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.market, table.currencyCode] })],
);

/** Methods that are away for a while, as the back office says. */
export const methodAbsences = pgTable("payment_method_absences", {
  methodId: text("method_id").primaryKey(),
  until: instant("until"),
  since: instant("since").notNull().defaultNow(),
});

/** What the back office decided about payments and methods. Nothing here is ever changed or deleted. */
export const paymentChanges = pgTable(
  "payment_changes",
  {
    id: serial().primaryKey(),
    at: instant("at").notNull().defaultNow(),
    actor: text(),
    change: text().notNull(),
    reference: text(),
    note: text(),
    /** Of `methods_arranged`: what was arranged, in its order. */
    methods: json().$type<{ methodId: string; isEnabled: boolean }[]>(),
  },
  (table) => [
    index("payment_changes_at").on(table.at),
    index("payment_changes_held")
      .on(table.id)
      .where(sql`change in ('all_held', 'all_released')`),
  ],
);
