import * as z from "zod/mini";
import { endpoint } from "../../endpoint";
import { money, paymentFamily } from "../../payments";
import { depositStates, payoutStates } from "../../payment_states";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/));
const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10);

/** What the CSV of the history takes too; its address is `transactionsCsvPath`. */
export const transactionFilter = {
  /** A day, or an instant, ISO 8601: days are of `timeZone`, and the last one counts whole. */
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** IANA; UTC without one. */
  timeZone: z.optional(z.string().check(z.maxLength(60))),
  transactionType: z.optional(z.enum(["deposit", "withdraw"])),
  /** In references and names of methods. */
  search: z.optional(z.string().check(z.maxLength(100))),
  /** Several, separated by commas. */
  states: z.optional(z.string().check(z.maxLength(300))),
  methodId: z.optional(z.string().check(z.maxLength(60))),
  minAmount: z.optional(z.coerce.number().check(z.gte(0))),
  maxAmount: z.optional(z.coerce.number().check(z.gte(0))),
};

/** Who is signed in by cookie gets their payments as CSV there, with the same filters; `kind=casino` is the games. */
export const transactionsCsvPath = "/api/user/transactions.csv";

/** A row of the history (C-3.26, C-3.27). */
export const transaction = z.object({
  /** One of the two, by the type. */
  withdrawRequestId: z.nullable(z.int()),
  transactionBankingId: z.nullable(z.int()),
  reference: z.string(),
  transactionType: z.enum(["deposit", "withdraw"]),
  createdAt: z.string(),
  updatedAt: z.string(),
  paymentMethod: z.string(),
  methodId: z.string(),
  family: paymentFamily,
  account: z.nullable(z.string()),
  amount: money,
  currencyCode: z.string(),
  /** What it changed in the wallet, in the wallet's currency; 0 where it changed nothing. */
  walletAmount: money,
  walletCurrencyCode: z.string(),
  /** What was in the wallet after it; null where it moved nothing. */
  balanceAfter: z.nullable(money),
  /** A platform that knows only the documents' words leaves it out: then they say it (C-4.54). */
  state: z.optional(z.enum([...depositStates, ...payoutStates])),
  /** The documents' words (C-3.25). */
  statusEnum: z.optional(z.nullable(z.enum(["confirmed", "rejected", "requested", "pending"]))),
  status: z.int(),
  isSuccess: z.optional(z.nullable(z.boolean())),
  bonusId: z.nullable(z.int()),
  canCancel: z.boolean(),
});
export type Transaction = z.output<typeof transaction>;

export const getUserTransactions = endpoint({
  method: "GET",
  path: "/api/user/get-user-transactions",
  role: "player",
  whileExcluded: true,
  summary: "The caller's deposits and withdrawals, the newest first; pages are counted from 0 (C-7.25, D-08).",
  query: z.object({
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
    limit,
    ...transactionFilter,
  }),
  answer: z.object({
    transactions: z.object({ count: z.int(), rows: z.array(transaction) }),
    /** Of all that the filters leave, in the wallet's currency. */
    totals: z.object({
      currencyCode: z.string(),
      paidIn: money,
      paidInCount: z.int(),
      paidOut: money,
      paidOutCount: z.int(),
      onItsWay: money,
      onItsWayCount: z.int(),
    }),
    /** The methods that the caller has ever used, for the filter. */
    methods: z.array(z.object({ methodId: z.string(), title: z.string() })),
  }),
});

/** A movement of money in a game (C-3.28). */
export const casinoTransaction = z.object({
  casinoTransactionId: z.int(),
  /** `round_void` is a stake that went back. */
  actionType: z.enum(["bet", "win", "jackpot", "round_void"]),
  roundId: z.nullable(z.string()),
  /** Whether the round is over and of a game of this site, so that it can be seen and verified. */
  hasRoundPage: z.boolean(),
  /** Null where the catalogue has the game no more. */
  gameId: z.nullable(z.int()),
  gameName: z.string(),
  gameIdentifier: z.nullable(z.string()),
  /** Its square picture. */
  gameImageUrl: z.nullable(z.string()),
  providerName: z.nullable(z.string()),
  beforeBalance: money,
  amount: money,
  afterBalance: money,
  /** How much of the amount was bonus money. */
  nonCashAmount: money,
  currencyCode: z.string(),
  updatedAt: z.string(),
});
export type CasinoTransaction = z.output<typeof casinoTransaction>;

export const getCasinoTransactions = endpoint({
  method: "GET",
  path: "/api/user/get-casino-transactions",
  role: "player",
  whileExcluded: true,
  summary: "What the caller bet and won, the newest first; pages are counted from 1 (C-7.26, D-08).",
  query: z.object({
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    limit,
    startDate: transactionFilter.startDate,
    endDate: transactionFilter.endDate,
    timeZone: transactionFilter.timeZone,
    /** In names of games and studios. */
    search: transactionFilter.search,
    actionType: z.optional(z.enum(["bet", "win", "jackpot", "round_void"])),
  }),
  answer: z.object({
    casinoTransaction: z.object({ count: z.int(), rows: z.array(casinoTransaction) }),
    totals: z.object({ currencyCode: z.string(), bets: money, wins: money, rounds: z.int() }),
  }),
});
