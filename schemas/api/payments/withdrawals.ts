import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import { leftOut } from "../../left_out";
import { currencyCode, money, payment, paymentKey, payoutState, typedMoney } from "../../payments";

const short = z.string().check(z.maxLength(255));

/** Where money can go back to: an account that has paid in, or one that is put down for it. */
export const payoutAccount = z.object({
  /** Names it in `init-withdrawal`. */
  accountId: z.int(),
  methodId: z.string(),
  methodTitle: z.string(),
  /** `•••• 4417`, `DE89 •••• 3000`, `a•••@mail.test`. */
  shown: z.string(),
  /** What came from it and has not gone back yet, in the wallet's currency: that much of a payout goes there first (closed loop). */
  owed: money,
  lastUsedAt: z.nullable(z.string()),
});
export type PayoutAccount = z.output<typeof payoutAccount>;

/** Why money cannot be withdrawn for now. */
export const heldReasons = ["bonus_money", "wager", "open_rounds", "uncleared_deposit", "owed"] as const;

export const withdrawConditionNames = ["documents", "documents_in_review", "email", "wager", "deposit"] as const;

export const getWithdrawConditions = endpoint({
  method: "GET",
  path: "/api/user/get-withdraw-conditions",
  role: "player",
  whileExcluded: true,
  summary: "What the caller can withdraw, what is held and why, and what has to be done first (C-6.11 to C-6.16).",
  query: z.object({}),
  answer: z.object({
    currencyCode: z.string(),
    balance: money,
    /** What can be withdrawn now. */
    free: money,
    held: z.array(
      z.object({
        reason: z.enum(heldReasons),
        amount: money,
        /** Until when, ISO 8601, where time alone ends it. */
        until: z.nullable(z.string()),
      }),
    ),
    /** On its way out: reserved, and not part of the balance. */
    reserved: money,
    /** In the order in which they are asked for (C-6.16). */
    conditions: z.array(
      z.object({
        name: z.enum(withdrawConditionNames),
        isMet: z.boolean(),
        /** Of the wager: what is to be played altogether, and how much of it was. */
        needed: z.nullable(money),
        done: z.nullable(money),
      }),
    ),
    isOpen: z.boolean(),
    canCancel: z.boolean(),
    accounts: z.array(payoutAccount),
    /** How long a request usually waits for its approval, in minutes. */
    reviewMinutes: z.int(),
  }),
});

/** How a sum would be split, before it is sent. */
const part = z.object({
  methodId: z.string(),
  methodTitle: z.string(),
  account: z.string(),
  amount: money,
  fee: money,
  /** When it should be there, ISO 8601. */
  expectedAt: z.string(),
  /** Owed to the account, or the rest that goes where the player wants it. */
  why: z.enum(["owed", "chosen"]),
});

const withdrawal = {
  amount: typedMoney,
  /** The method's id; without it `paymentProvider` and `paymentMethod`, of a coin with `currencyCode`, where one way fits (C-3.24). */
  pspID: leftOut(z.string().check(z.maxLength(60))),
  paymentProvider: leftOut(short),
  paymentMethod: leftOut(short),
  /** An account that is known already; otherwise the fields below say which. */
  accountId: leftOut(z.int()),
  beneficiaryName: leftOut(short),
  beneficiaryAccount: leftOut(short),
  bankCode: leftOut(short),
  bankName: leftOut(short),
  bankBranch: leftOut(short),
  bankAddress: leftOut(short),
  /** Cards that have paid in are named by `accountId`; a number is not looked at, and a code is not asked for (C-5.10). */
  cardNumber: leftOut(z.string().check(z.maxLength(0, "error.card.number.invalid"))),
  cardHolderName: leftOut(short),
  expiryDate: leftOut(z.string().check(z.maxLength(0))),
  cvc: leftOut(z.string().check(z.maxLength(0))),
  email: leftOut(z.string().check(z.maxLength(255))),
  cryptoCurrencyAddress: leftOut(z.string().check(z.maxLength(200))),
  /** Memo or destination tag. */
  cryptoCurrencyTag: leftOut(z.string().check(z.maxLength(100))),
  currencyCode: leftOut(currencyCode),
  selectedNetwork: leftOut(z.string().check(z.maxLength(40))),
  nominalCurrency: leftOut(currencyCode),
};

export const previewWithdrawal = endpoint({
  method: "POST",
  path: "/api/user/preview-withdrawal",
  role: "player",
  whileExcluded: true,
  summary: "Checks a withdrawal and answers to which accounts it would go, without asking for it. Refused as init-withdrawal is.",
  body: z.object(withdrawal),
  answer: z.object({
    parts: z.array(part),
    amount: money,
    fee: money,
    currencyCode: z.string(),
    /** Bonus money that is lost with it, in the same currency: a bonus that runs ends with a payout. Null where none runs. */
    burns: z.nullable(money),
  }),
});

/**
 * Asks for a payout; the money is reserved at once (C-7.05, C-3.23, C-3.24). Errors, each with a message for people (C-8.07): 400
 * `request.invalid` with the field's key (C-5.01 to C-5.05), 409 `payment.conditions` with `data.condition`, 409
 * `payment.too_little` with `data.free`, 400 `payment.out_of_range` with `data.minAmount` and `data.maxAmount`, 409
 * `payment.other_account` where the closed loop wants it elsewhere, 400 `payment.address_invalid`, 409 `payment.method_off`,
 * 422 `payment.differs`.
 */
export const initWithdrawal = endpoint({
  method: "POST",
  path: "/api/user/init-withdrawal",
  role: "player",
  whileExcluded: true,
  summary: "Asks for a payout; its money is reserved at once.",
  body: z.object({
    ...withdrawal,
    key: z.optional(paymentKey),
    /** That the bonus which runs may end with it: otherwise 409 `bonus.would_burn` with `data.burns`. */
    burnsBonus: z._default(z.boolean(), false),
  }),
  answer: z.object({
    data: z.object({ success: z.boolean(), withdrawRequestId: z.int() }),
    message: z.string(),
  }),
});

/** 404 `payment.not_found`, 409 `payment.not_cancellable` once it was approved or where the market forbids it (D-06). */
export const rejectWithdrawal = endpoint({
  method: "POST",
  path: "/api/user/withdraw-reject",
  role: "player",
  whileExcluded: true,
  summary: "The player cancels a withdrawal that was not approved yet; its money is in the wallet again at once (C-7.13).",
  body: z.object({ withdrawRequestId: z.int().check(z.minimum(1)) }),
  answer: z.object({ data: z.object({ success: z.boolean() }), message: z.string() }),
});

/** 404 `payment.not_found`, 409 `payment.no_question` where none waits for an answer. */
export const answerWithdrawQuestion = endpoint({
  method: "POST",
  path: "/api/user/answer-withdraw-question",
  role: "player",
  whileExcluded: true,
  summary: "The player answers what the house asked about a withdrawal, which then goes on.",
  body: z.object({
    withdrawRequestId: z.int().check(z.minimum(1)),
    /** The question that is answered, by when it was asked: a newer one is not answered by it. */
    askedAt: z.iso.datetime({ offset: true }),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000)),
  }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

/** A request, which may be paid in parts to several accounts. */
export const withdrawRequest = z.object({
  withdrawRequestId: z.int(),
  reference: z.string(),
  createdAt: z.string(),
  paymentMethod: z.string(),
  amount: money,
  fee: money,
  currencyCode: z.string(),
  /** In the documents' words (C-3.25). */
  statusEnum: z.enum(["confirmed", "rejected", "requested", "pending"]),
  status: z.int(),
  isSuccess: z.boolean(),
  state: payoutState,
  canCancel: z.boolean(),
  expectedAt: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What the house asked last about it, which waits until `answer` is there; null where nothing was asked. */
  question: z.nullable(
    z.object({
      text: z.string(),
      askedAt: z.string(),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
    }),
  ),
  parts: z.array(payment),
});
export type WithdrawRequest = z.output<typeof withdrawRequest>;

export const getWithdrawRequests = endpoint({
  method: "GET",
  path: "/api/user/get-withdraw-requests",
  role: "player",
  whileExcluded: true,
  summary: "The caller's withdrawals: those that are on their way (status 0), those that are over (1), or all.",
  query: z.object({
    status: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
    /** That one alone. */
    withdrawRequestId: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  }),
  answer: z.object({ withdrawRequests: z.object({ count: z.int(), rows: z.array(withdrawRequest) }) }),
});
