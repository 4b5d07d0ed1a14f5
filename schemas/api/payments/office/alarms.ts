import * as z from "zod/mini";
import { endpoint } from "../../../endpoint";
import { houseNote, pageQuery } from "../../../shown_payment";

export const alarmKinds = [
  "amount_differs",
  "currency_differs",
  "state_differs",
  "unknown_payment",
  "owed",
  "missing_at_provider",
  "missing_in_books",
  "silent",
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export const officeAlarm = z.object({
  alarmId: z.int(),
  paymentId: z.nullable(z.int()),
  reference: z.nullable(z.string()),
  provider: z.string(),
  kind: z.enum(alarmKinds),
  /** What each side says. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  at: z.string(),
  /** Who looks after it, an e-mail address, and since when; null where nobody does. */
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(z.string()),
  resolvedAt: z.nullable(z.string()),
  resolvedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type OfficeAlarm = z.output<typeof officeAlarm>;

const alarmParams = z.object({ alarmId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });
const done = z.object({ data: z.object({ success: z.boolean() }) });

export const listPaymentAlarms = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/alarms",
  role: "support",
  summary: "Where the books and a provider differ, the newest first.",
  query: z.object({ ...pageQuery, isOpen: z._default(z.stringbool(), true) }),
  answer: z.object({ alarms: z.object({ count: z.int(), rows: z.array(officeAlarm) }), openCount: z.int() }),
});

/** 409 `payment.decided` where it is closed, or somebody else looks after it. */
export const takePaymentAlarm = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/alarms/:alarmId/take",
  role: "cashier",
  summary: "Says that the caller looks after an alarm, or no longer does.",
  params: alarmParams,
  body: z.object({ isTaken: z.boolean() }),
  answer: done,
});

export const resolvePaymentAlarm = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/alarms/:alarmId/resolve",
  role: "cashier",
  summary: "Closes an alarm with a note of what was found. 409 payment.decided where it is closed.",
  params: alarmParams,
  body: z.object({ note: houseNote }),
  answer: done,
});

export const disagreement = z.object({
  kind: z.enum(["missing_in_books", "missing_at_provider", "state_differs", "amount_differs", "currency_differs"]),
  provider: z.string(),
  /** The provider's own. */
  reference: z.string(),
  paymentId: z.nullable(z.int()),
  /** What each side says, as `paid 50 EUR`; null where it has nothing. */
  books: z.nullable(z.string()),
  file: z.nullable(z.string()),
});
export type Disagreement = z.output<typeof disagreement>;

const day = z.optional(z.iso.date());

/** The same as `npm run payments -- reconcile`. 422 `payment.file_unusable`, whose message says which line and why. */
export const reconcilePayments = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/reconcile",
  role: "cashier",
  summary: "Compares the books with a provider's file; each difference is an alarm until somebody closes it.",
  body: z.object({
    /** The file as it is: provider, kind, reference, state, amount, currency. */
    csv: z.string().check(z.minLength(1), z.maxLength(900_000)),
    /** Of the books, payments that began on the days from this one, in UTC; all before `to` where nothing is said. */
    from: day,
    /** Up to this day, which counts whole; today where nothing is said. */
    to: day,
  }),
  answer: z.object({ lines: z.int(), differences: z.array(disagreement) }),
});
