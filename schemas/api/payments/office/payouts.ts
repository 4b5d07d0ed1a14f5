import * as z from "zod/mini";
import { endpoint } from "../../../endpoint";
import { money } from "../../../payments";
import { language } from "../../../text";
import { decided, houseNote, officePayment, pageQuery, paymentFilters, paymentParams } from "../../../shown_payment";

export const payoutTabs = ["to_decide", "second_yes", "asked", "held", "with_provider", "paid", "rejected"] as const;
export type PayoutTab = (typeof payoutTabs)[number];

/** What the queue is narrowed by. */
export const payoutFilter = z.object({
  tab: z._default(z.enum(payoutTabs), "to_decide"),
  market: paymentFilters.market,
  methodId: paymentFilters.methodId,
  minAmount: paymentFilters.minAmount,
  maxAmount: paymentFilters.maxAmount,
  search: paymentFilters.search,
});

/** The same as a file: CSV in UTF-8, narrowed by `payoutFilter`, for cashiers. */
export const payoutsCsvPath = "/api/backoffice/payments/payouts.csv";

export const listPayouts = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/payouts",
  role: "support",
  summary: "Payouts that wait for a decision, those whose promise ends first on top; with how many there are of each kind.",
  query: z.object({ ...payoutFilter.shape, ...pageQuery }),
  answer: z.object({
    payouts: z.object({ count: z.int(), rows: z.array(officePayment) }),
    /** Of all rows, in the house's currency. */
    baseTotal: money,
    baseCurrency: z.string(),
    /** How many hours players are promised a decision within. */
    reviewHours: z.int(),
    counts: z.record(z.string(), z.int()),
    /** Who holds all payouts, since when and why; null where nobody does. */
    heldAll: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string() })),
  }),
});

/**
 * 409 `payment.decided` where somebody was faster, `payment.second_yes` where the caller said the first one, `payment.held` while
 * somebody holds it, `payment.all_held` while somebody holds all, `payment.question_open` until the player has answered.
 */
export const approvePayout = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/approve",
  role: "cashier",
  summary: "Says yes to a payout and all parts of its request; from a configured amount on it takes two people.",
  params: paymentParams,
  body: z.object({ note: z.optional(z.string().check(z.maxLength(1_000))) }),
  answer: decided,
  outlivesPage: true,
});

export const takeYesBack = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/take-yes-back",
  role: "cashier",
  summary: "Takes the caller's own first yes back. 409 payment.decided where there is none of theirs.",
  params: paymentParams,
  body: z.object({}),
  answer: decided,
});

/** Why a payout is not made, as the house can choose; `other` is in words of its own. */
export const rejectReasons = ["holder_unconfirmed", "other_holder", "deposits_not_played", "document_needed", "other"] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const rejectPayout = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/reject",
  role: "cashier",
  summary:
    "Says no to a payout and all parts of its request; the money is in the wallet again at once, and the player reads why, in a letter too.",
  params: paymentParams,
  body: z
    .object({
      code: z.enum(rejectReasons),
      /** What the player reads in place of the reason's own words; needed with `other`. */
      reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000))),
      note: z.optional(z.string().check(z.maxLength(1_000))),
    })
    .check(z.refine(({ code, reason }) => code !== "other" || reason !== undefined, { path: ["reason"], error: "is needed" })),
  answer: decided,
});

export const listRejectLetters = endpoint({
  method: "GET",
  path: "/api/backoffice/payments/:paymentId/letters",
  role: "compliance",
  summary: "What the player of a payout would read for each reason, in their language and in the caller's.",
  params: paymentParams,
  answer: z.object({
    language,
    letters: z.array(z.object({ code: z.enum(rejectReasons), theirs: z.string(), own: z.string() })),
  }),
});

export const holdPayout = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/hold",
  role: "compliance",
  summary: "Holds a payout and all parts of its request: nobody approves it before then, or before it is let go.",
  params: paymentParams,
  body: z.object({ until: z.iso.datetime({ offset: true }), note: houseNote }),
  answer: decided,
});

export const releasePayout = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/release",
  role: "compliance",
  summary: "Lets a payout go that somebody holds. 409 payment.decided where nobody does.",
  params: paymentParams,
  body: z.object({}),
  answer: decided,
});

export const askPlayer = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/question",
  role: "compliance",
  summary:
    "Asks the player something about a payout, on its page and in a letter; nobody approves it before the answer. 409 payment.question_open where a question waits already.",
  params: paymentParams,
  body: z.object({ question: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: decided,
});

export const withdrawQuestion = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/:paymentId/withdraw-question",
  role: "compliance",
  summary: "Takes a question to the player back. 409 payment.no_question where none waits.",
  params: paymentParams,
  body: z.object({}),
  answer: decided,
});

export const holdAllPayouts = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/hold-all",
  role: "compliance",
  summary:
    "Holds every payout: none is approved, by people or by itself, and none is sent. 409 payment.all_held where that is so already.",
  body: z.object({ note: houseNote }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

export const releaseAllPayouts = endpoint({
  method: "POST",
  path: "/api/backoffice/payments/release-all",
  role: "compliance",
  summary:
    "Lets payouts go on that were all held; those that are held by themselves stay so. 409 payment.decided where nobody holds all.",
  body: z.object({ note: houseNote }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});
