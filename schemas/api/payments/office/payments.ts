import * as z from "zod/mini";
import { endpoint } from "../../../endpoint";
import { money } from "../../../payments";
import { officeAlarm } from "./alarms";
import {
  decided,
  houseNote,
  officePayment,
  pageQuery,
  playersMoney,
  paymentFilters,
  paymentParams,
  paymentStates,
} from "../../../shown_payment";

export const listPayments = endpoint({
  method: "GET",
  path: "/api/backoffice/payments",
  role: "support",
  summary: "All payments, the newest first, with filters.",
  query: z.object({ ...pageQuery, ...paymentFilters }),
  answer: z.object({ payments: z.object({ count: z.int(), rows: z.array(officePayment) }), baseCurrency: z.string() }),
});

export const officeStep = z.object({
  id: z.int(),
  at: z.string(),
  /** `first_yes`, `note`, `ignored` and the like change no state. */
  change: z.string(),
  from: z.nullable(paymentStates),
  to: z.nullable(paymentStates),
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
export type OfficeStep = z.output<typeof officeStep>;

/** What can be done with a payment as it is, by whoever asks. */
export const paymentActions = [
  "approve",
  "reject",
  "hold",
  "release",
  "ask_player",
  "withdraw_question",
  "take_yes_back",
  "ask_provider",
  "refund",
  "cancel",
  "note",
] as const;
export type PaymentAction = (typeof paymentActions)[number];

export const bookedEntry = z.object({
  at: z.string(),
  kind: z.string(),
  reference: z.string(),
  account: z.string(),
  /** Whether it is the player's account. */
  isPlayers: z.boolean(),
  amount: money,
  currencyCode: z.string(),
});
export type BookedEntry = z.output<typeof bookedEntry>;

export const getOfficePayment = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/:paymentId",
  role: "support",
  summary:
    "One payment with its trail, its entries in the books, the notifications about it, the parts of its request and what paid in before.",
  params: paymentParams,
  answer: z.object({
    payment: officePayment,
    actions: z.array(z.enum(paymentActions)),
    /** Whether somebody holds all payouts. */
    heldAll: z.boolean(),
    /** Of a payout: it and the others of its request. */
    parts: z.array(officePayment),
    steps: z.array(officeStep),
    entries: z.array(bookedEntry),
    /** What the provider sent, as it came, with secrets, accounts and names of people taken out; the newest first. */
    notifications: z.array(z.object({ eventId: z.string(), at: z.string(), body: z.nullable(z.string()) })),
    paidIn: z.array(officePayment),
    alarms: z.array(officeAlarm),
    ...playersMoney,
  }),
});

export const notePayment = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/note",
  role: "compliance",
  summary: "Adds a note for the house to a payment's trail.",
  params: paymentParams,
  body: z.object({ note: houseNote }),
  answer: decided,
});

/** The provider is asked, and what it answers counts as a notification. 503 `payment.provider_away`. */
export const askProvider = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/ask-provider",
  role: "cashier",
  summary: "Asks the provider for the state of a payment, and books what it says.",
  params: paymentParams,
  body: z.object({}),
  answer: decided,
});

/** 409 `payment.decided` where there is nothing to give back, or the provider can not; 503 `payment.provider_away`. */
export const refundPayment = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/refund",
  role: "administrator",
  summary: "Asks the provider to give a deposit back, and books what it answers.",
  params: paymentParams,
  body: z.object({ note: houseNote }),
  answer: decided,
});

/** What the provider takes after all is booked all the same. 409 `payment.decided` where it is over. */
export const cancelPayment = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/cancel",
  role: "cashier",
  summary: "Ends a deposit that nobody has paid yet.",
  params: paymentParams,
  body: z.object({ note: houseNote }),
  answer: decided,
});
