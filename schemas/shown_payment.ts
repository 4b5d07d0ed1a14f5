import * as z from "zod/mini";
import { depositStates, payoutStates } from "./payment_states";
import { money, paymentFamily } from "./payments";
import { market } from "./settings";

export const paymentStates = z.enum([...depositStates, ...payoutStates]);
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
};
export const paymentParams = z.object({
  paymentId: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
});
/** What a player has, and what came and went altogether. */
export const playersMoney = {
  balance: z.object({ cash: money, bonus: money, reserved: money, owed: money, currencyCode: z.string() }),
  totals: z.object({ paidIn: money, paidOut: money, currencyCode: z.string() }),
};
/** What a decision answers: where the payment is now. */
export const decided = z.object({ data: z.object({ success: z.boolean(), state: paymentStates }) });
/** For the house alone. */
export const houseNote = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));

/** What is worth a look before a yes: facts, with their numbers. */
export const payoutFactNames = [
  "account_of_other_player",
  "deposits_not_played",
  "charged_back_before",
  "books_differ",
  "excluded",
  "documents_not_approved",
  "email_not_verified",
  "bonus_running",
  "third_request_in_a_day",
  "new_browser",
  "account_never_paid_in",
  "new_address",
  "first_payout_to_account",
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

const personAt = z.object({ by: z.string(), at: z.string(), note: z.nullable(z.string()) });

/** A payment as the back office sees it. */
export const officePayment = z.object({
  paymentId: z.int(),
  reference: z.string(),
  kind: z.enum(["deposit", "withdrawal"]),
  /** Payouts of one request have the same. */
  requestId: z.nullable(z.int()),
  /** All parts of the request together, in the wallet's currency and in the house's; null for a deposit. */
  request: z.nullable(z.object({ parts: z.int(), walletAmount: money, baseAmount: money })),
  state: paymentStates,
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
  firstYes: z.nullable(personAt),
  needsTwo: z.boolean(),
  /** Nobody approves it before `until`, ISO 8601; who said so, and why. Null where nobody holds it. */
  hold: z.nullable(z.object({ ...personAt.shape, until: z.string() })),
  /** What the player was asked last, by whom and when; `answer` is null as long as it waits for one. Null where nothing was asked. */
  question: z.nullable(
    z.object({
      text: z.string(),
      by: z.string(),
      at: z.string(),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  facts: z.array(z.object({ name: z.enum(payoutFactNames), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
  /** How many alarms about it are open. */
  alarms: z.int(),
});
export type OfficePayment = z.output<typeof officePayment>;
export type PayoutFact = OfficePayment["facts"][number];

/** What lists of payments are filtered by. */
export const paymentFilters = {
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
