import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import { currencyCode, methodTerms, money, paymentFamily } from "../../payments";
import { depositStates, payoutStates } from "../../payment_states";
import { market } from "../../settings";

const states = z.enum([...depositStates, ...payoutStates]);
const page = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
};
const params = z.object({ paymentId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) });
const done = z.object({ data: z.object({ success: z.boolean(), state: states }) });

/** What is worth a look before a yes: facts, with their numbers. */
export const payoutFactNames = [
  "first_payout_to_account",
  "deposits_not_played",
  "bonus_running",
  "account_of_other_player",
  "third_request_in_a_day",
  "documents_not_approved",
  "email_not_verified",
  "charged_back_before",
  "books_differ",
  "new_address",
  "excluded",
] as const;

const player = z.object({
  userId: z.int(),
  uniqueId: z.string(),
  email: z.string(),
  nickname: z.nullable(z.string()),
  name: z.nullable(z.string()),
  countryCode: z.nullable(z.string()),
  market: z.nullable(market),
});

/** A payment as the back office sees it. */
export const officePayment = z.object({
  paymentId: z.int(),
  reference: z.string(),
  kind: z.enum(["deposit", "withdrawal"]),
  /** Payouts of one request have the same. */
  requestId: z.nullable(z.int()),
  state: states,
  player,
  methodId: z.string(),
  methodTitle: z.string(),
  family: paymentFamily,
  provider: z.string(),
  providerReference: z.nullable(z.string()),
  account: z.nullable(z.string()),
  amount: money,
  fee: money,
  currencyCode: z.string(),
  settledAmount: money,
  /** In the wallet's currency. */
  walletAmount: money,
  walletCurrencyCode: z.string(),
  /** In the house's currency, by the rate that is kept with it. */
  baseAmount: money,
  rate: z.nullable(z.string()),
  bonusId: z.nullable(z.int()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Until when a payout was promised to be looked at, ISO 8601. */
  promisedAt: z.nullable(z.string()),
  /** Who said the first yes, where it takes two; null otherwise. */
  firstYes: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.nullable(z.string()) })),
  needsTwo: z.boolean(),
  facts: z.array(z.object({ name: z.enum(payoutFactNames), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** How many alarms about it are open. */
  alarms: z.int(),
});
export type OfficePayment = z.output<typeof officePayment>;

const filters = {
  kind: z.optional(z.enum(["deposit", "withdrawal"])),
  /** Several, separated by commas. */
  states: z.optional(z.string().check(z.maxLength(300))),
  market: z.optional(market),
  methodId: z.optional(z.string().check(z.maxLength(60))),
  /** In the house's currency. */
  minAmount: z.optional(z.coerce.number().check(z.gte(0))),
  maxAmount: z.optional(z.coerce.number().check(z.gte(0))),
  startDate: z.optional(z.string().check(z.maxLength(40))),
  endDate: z.optional(z.string().check(z.maxLength(40))),
  /** A reference, an e-mail address, a name, an account, a provider's reference. */
  search: z.optional(z.string().check(z.maxLength(100))),
  userId: z.optional(z.coerce.number().check(z.int())),
};

export const listPayouts = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/payouts",
  role: "cashier",
  summary: "Payouts that wait for a decision, those whose promise ends first on top; with how many there are of each kind.",
  query: z.object({
    tab: z._default(z.enum(["to_decide", "second_yes", "with_provider", "paid", "rejected"]), "to_decide"),
    ...page,
    market: filters.market,
    methodId: filters.methodId,
    minAmount: filters.minAmount,
    maxAmount: filters.maxAmount,
    search: filters.search,
  }),
  answer: z.object({
    payouts: z.object({ count: z.int(), rows: z.array(officePayment) }),
    /** Of all rows, in the house's currency. */
    baseTotal: money,
    baseCurrency: z.string(),
    counts: z.record(z.string(), z.int()),
  }),
});

export const listPayments = endpoint({
  method: "GET",
  path: "/api/backoffice/payments",
  role: "cashier",
  summary: "All payments, the newest first, with filters.",
  query: z.object({ ...page, ...filters }),
  answer: z.object({ payments: z.object({ count: z.int(), rows: z.array(officePayment) }), baseCurrency: z.string() }),
});

export const officeStep = z.object({
  id: z.int(),
  at: z.string(),
  /** `first_yes`, `note`, `ignored` and the like change no state. */
  change: z.string(),
  from: z.nullable(states),
  to: z.nullable(states),
  actor: z.object({
    kind: z.enum(["player", "provider", "staff", "system"]),
    /** An e-mail address, or a provider's key; null where it is neither. */
    name: z.nullable(z.string()),
  }),
  /** For the house alone. */
  note: z.nullable(z.string()),
  /** What the player reads. */
  reason: z.nullable(z.string()),
});

export const officeAlarm = z.object({
  alarmId: z.int(),
  paymentId: z.nullable(z.int()),
  reference: z.nullable(z.string()),
  provider: z.string(),
  kind: z.enum([
    "amount_differs",
    "currency_differs",
    "state_differs",
    "unknown_payment",
    "owed",
    "missing_at_provider",
    "missing_in_books",
    "silent",
  ]),
  /** What each side says. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: z.string(),
  resolvedAt: z.nullable(z.string()),
  resolvedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type OfficeAlarm = z.output<typeof officeAlarm>;

export const getOfficePayment = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/:paymentId",
  role: "cashier",
  summary: "One payment with its trail, its entries in the books, the parts of its request and what paid in before.",
  params,
  answer: z.object({
    payment: officePayment,
    /** Of a payout: it and the others of its request. */
    parts: z.array(officePayment),
    steps: z.array(officeStep),
    entries: z.array(
      z.object({
        at: z.string(),
        kind: z.string(),
        reference: z.string(),
        account: z.string(),
        /** Whether it is the player's account. */
        isPlayers: z.boolean(),
        amount: money,
        currencyCode: z.string(),
      }),
    ),
    paidIn: z.array(officePayment),
    alarms: z.array(officeAlarm),
    balance: z.object({ cash: money, bonus: money, reserved: money, owed: money, currencyCode: z.string() }),
    totals: z.object({ paidIn: money, paidOut: money, currencyCode: z.string() }),
  }),
});

/** 409 `payment.decided` where somebody was faster; 409 `payment.second_yes` where the caller said the first one. */
export const approvePayout = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/approve",
  role: "cashier",
  summary: "Says yes to a payout and all parts of its request; from a configured amount on it takes two people.",
  params,
  body: z.object({ note: z.optional(z.string().check(z.maxLength(1_000))) }),
  answer: done,
});

export const takeYesBack = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/take-yes-back",
  role: "cashier",
  summary: "Takes the caller's own first yes back. 409 payment.decided where there is none of theirs.",
  params,
  body: z.object({}),
  answer: done,
});

/** Why a payout is not made, as the house can choose; `other` is in words of its own. */
export const rejectReasons = ["holder_unconfirmed", "other_holder", "deposits_not_played", "document_needed", "other"] as const;

export const rejectPayout = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/reject",
  role: "cashier",
  summary:
    "Says no to a payout and all parts of its request; the money is in the wallet again at once, and the player reads why.",
  params,
  body: z.object({
    code: z.enum(rejectReasons),
    /** What the player reads, in their language. */
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)),
    /** For the house alone. */
    note: z.optional(z.string().check(z.maxLength(1_000))),
  }),
  answer: done,
});

export const notePayment = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/note",
  role: "cashier",
  summary: "Adds a note for the house to a payment's trail.",
  params,
  body: z.object({ note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: done,
});

/** The provider is asked, and what it answers counts as a notification. 503 `payment.provider_away`. */
export const askProvider = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/ask-provider",
  role: "cashier",
  summary: "Asks the provider for the state of a payment, and books what it says.",
  params,
  body: z.object({}),
  answer: done,
});

export const listPaymentAlarms = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/alarms",
  role: "cashier",
  summary: "Where the books and a provider differ, the newest first.",
  query: z.object({ ...page, isOpen: z._default(z.stringbool(), true) }),
  answer: z.object({ alarms: z.object({ count: z.int(), rows: z.array(officeAlarm) }) }),
});

export const resolvePaymentAlarm = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/alarms/:alarmId/resolve",
  role: "cashier",
  summary: "Closes an alarm with a note of what was found. 409 payment.decided where it is closed.",
  params: z.object({ alarmId: z.coerce.number().check(z.int(), z.minimum(1)) }),
  body: z.object({ note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** A method as the back office arranges it. */
export const officeMethod = z.object({
  methodId: z.string(),
  provider: z.string(),
  /** Whether this installation has the provider's keys. */
  isConfigured: z.boolean(),
  title: z.string(),
  family: paymentFamily,
  countries: z.array(z.string()),
  currencies: z.array(z.string()),
  isEnabled: z.boolean(),
  position: z.int(),
  absence: z.nullable(z.object({ reason: z.enum(["maintenance"]), until: z.nullable(z.string()) })),
  /** In the asked currency; null where it does not go that way. */
  deposit: z.nullable(methodTerms),
  withdrawal: z.nullable(methodTerms),
  /** Whether the place and switch are of exactly the asked market and currency, and not those for all. */
  isOwnPlace: z.boolean(),
});
export type OfficeMethod = z.output<typeof officeMethod>;

export const listOfficeMethods = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/methods",
  role: "cashier",
  summary: "All methods as they are switched and ordered in a market and currency, or everywhere.",
  query: z.object({ market: z.optional(market), currency: z.optional(currencyCode) }),
  answer: z.object({ methods: z.array(officeMethod), currencies: z.array(z.string()) }),
});

export const arrangeMethods = endpoint({
  method: "PUT",
  path: "/api/backoffice/payments/methods",
  role: "administrator",
  summary: "Switches and orders methods in a market and currency, or everywhere; what is more exact counts.",
  body: z.object({
    market: z.nullable(market),
    currency: z.nullable(currencyCode),
    /** In the order in which they are offered. */
    methods: z.array(z.object({ methodId: z.string().check(z.maxLength(60)), isEnabled: z.boolean() })).check(z.maxLength(500)),
  }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

export const setMethodAbsence = endpoint({
  method: "PUT",
  path: "/api/backoffice/payments/methods/:methodId/absence",
  role: "cashier",
  summary: "Says that a method is away for a while, or back again.",
  params: z.object({ methodId: z.string().check(z.maxLength(60)) }),
  body: z.object({ isAway: z.boolean(), until: z.nullable(z.iso.datetime({ offset: true })) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

export const listPaymentChanges = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/changes",
  role: "cashier",
  summary: "Who decided what about payments and methods, the newest first.",
  query: z.object(page),
  answer: z.object({
    changes: z.object({
      count: z.int(),
      rows: z.array(
        z.object({
          id: z.int(),
          at: z.string(),
          actor: z.nullable(z.string()),
          change: z.string(),
          reference: z.nullable(z.string()),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  }),
});
