import {
  calcCryptoWithdrawal,
  getCryptoAddress,
  getCryptoNetworks,
  listCryptoContacts,
} from "../../../schemas/api/payments/crypto";
import { getOpenPayments, getPayment } from "../../../schemas/api/payments/deposits";
import {
  type CasinoTransaction,
  getCasinoTransactions,
  getUserTransactions,
  type Transaction,
} from "../../../schemas/api/payments/history";
import { getUserWallets } from "../../../schemas/api/payments/wallets";
import { getWithdrawConditions, getWithdrawRequests, type WithdrawRequest } from "../../../schemas/api/payments/withdrawals";
import type { Payment } from "../../../schemas/payments";
import { isOver } from "../../../schemas/payment_states";
import type { User } from "../../../schemas/user";
import type { SampleAnswer, SampleContext } from "./sample_context";

type Played = SampleContext & { user: User };

const hour = 3_600_000;
const before = (now: string, hours: number) => new Date(Date.parse(now) - hours * hour).toISOString();

/** Whether a withdrawal of the persona's is on its way. */
const hasRequest = ({ user, money = "requested" }: Played) => user.depositCount > 0 && money === "requested";

/** What a persona paid, the newest first: some deposits, and after them a withdrawal that is on its way where they are to have one. */
function samplePayments(context: Played): Payment[] {
  const { user } = context;
  const { now } = context.viewer;
  if (user.depositCount === 0) return [];
  const { currencyCode } = user.userWallet;
  const shared = {
    methodTitle: "Visa",
    methodId: "card",
    family: "card" as const,
    account: "•••• 4417",
    fee: 0,
    currencyCode,
    walletCurrencyCode: currencyCode,
    rate: null,
    bonusId: null,
    errorCode: null,
    reason: null,
    action: null,
    confirmations: null,
    expiresAt: null,
  };
  const deposit = (id: number, amount: number, hours: number, state: "paid" | "declined"): Payment => {
    const at = before(now, hours);
    const isPaid = state === "paid";
    return {
      ...shared,
      paymentId: id,
      reference: `FYR-D-7K3F${id}`,
      kind: "deposit",
      state,
      amount,
      settledAmount: isPaid ? amount : 0,
      walletAmount: isPaid ? amount : 0,
      canCancel: false,
      expectedAt: null,
      createdAt: at,
      updatedAt: at,
      steps: [
        { state: "created", at, reason: null },
        { state, at, reason: null },
      ],
    };
  };
  const asked = before(now, 2);
  const payout: Payment = {
    ...shared,
    paymentId: 30,
    reference: "FYR-W-2M90QX",
    kind: "withdrawal",
    state: "in_review",
    amount: 100,
    settledAmount: 0,
    walletAmount: 100,
    canCancel: true,
    expectedAt: before(now, -48),
    createdAt: asked,
    updatedAt: asked,
    steps: [
      { state: "requested", at: asked, reason: null },
      { state: "in_review", at: asked, reason: null },
    ],
  };
  return [
    ...(hasRequest(context) ? [payout] : []),
    deposit(22, 50, 26, "paid"),
    deposit(21, 50, 27, "declined"),
    deposit(20, 200, 190, "paid"),
  ];
}

const toTransaction = (payment: Payment): Transaction => {
  const isDeposit = payment.kind === "deposit";
  return {
    withdrawRequestId: isDeposit ? null : payment.paymentId,
    transactionBankingId: isDeposit ? payment.paymentId : null,
    reference: payment.reference,
    transactionType: isDeposit ? "deposit" : "withdraw",
    createdAt: payment.createdAt,
    updatedAt: payment.updatedAt,
    paymentMethod: payment.methodTitle,
    methodId: payment.methodId,
    family: payment.family,
    account: payment.account,
    amount: payment.amount,
    currencyCode: payment.currencyCode,
    walletAmount: payment.walletAmount,
    walletCurrencyCode: payment.walletCurrencyCode,
    balanceAfter: null,
    state: payment.state,
    statusEnum: payment.state === "paid" ? "confirmed" : payment.state === "declined" ? "rejected" : "requested",
    status: payment.state === "in_review" ? 0 : 1,
    isSuccess: payment.state === "paid",
    bonusId: null,
    canCancel: payment.canCancel,
  };
};

const toRequest = (payment: Payment): WithdrawRequest => ({
  withdrawRequestId: payment.paymentId,
  reference: payment.reference,
  createdAt: payment.createdAt,
  paymentMethod: payment.methodTitle,
  amount: payment.amount,
  fee: payment.fee,
  currencyCode: payment.currencyCode,
  statusEnum: "requested",
  status: 0,
  isSuccess: false,
  state: "in_review",
  canCancel: payment.canCancel,
  expectedAt: payment.expectedAt,
  reason: null,
  question: null,
  parts: [payment],
});

const sum = (payments: readonly Payment[]) => payments.reduce((total, { amount }) => total + amount, 0);

function transactions(context: Played): object {
  const all = samplePayments(context);
  const type = context.search.get("transactionType");
  const rows = all.map(toTransaction).filter(({ transactionType }) => !type || transactionType === type);
  const [paid, onItsWay] = [all.filter(({ state }) => state === "paid"), all.filter(({ state }) => state === "in_review")];
  const totals = {
    currencyCode: context.user.userWallet.currencyCode,
    paidIn: sum(paid),
    paidInCount: paid.length,
    paidOut: 0,
    paidOutCount: 0,
    onItsWay: sum(onItsWay),
    onItsWayCount: onItsWay.length,
  };
  const methods = all.length > 0 ? [{ methodId: "card", title: "Visa" }] : [];
  return { transactions: { count: rows.length, rows }, totals, methods };
}

function casinoTransactions({ user, viewer: { now } }: Played): object {
  const { currencyCode } = user.userWallet;
  const moves = user.depositCount > 0 ? [14.2, -1, 12.35, -5, -2] : [];
  const rows = moves.map((amount, index): CasinoTransaction => {
    const afterBalance = 80 + index * 3;
    return {
      casinoTransactionId: 900 - index,
      actionType: amount > 0 ? "win" : "bet",
      roundId: null,
      hasRoundPage: false,
      gameId: null,
      gameName: index < 2 ? "Ember Drake" : "Crash",
      gameIdentifier: null,
      gameImageUrl: null,
      providerName: index < 2 ? "Lanternhouse" : "Foyer Originals",
      beforeBalance: Math.round((afterBalance - amount) * 100) / 100,
      amount,
      afterBalance,
      nonCashAmount: 0,
      currencyCode,
      updatedAt: before(now, 3 + index),
    };
  });
  const count = rows.length;
  return {
    casinoTransaction: { count, rows },
    totals: { currencyCode, bets: count && 8, wins: count && 26.55, rounds: count && 3 },
  };
}

function conditions(context: Played): object {
  const { user } = context;
  const { userWallet: wallet, kycStatus, isEmailVerified, depositCount } = user;
  const hasDeposited = depositCount > 0;
  const isOpen = kycStatus === "APPROVED" && hasDeposited;
  const unmeasured = { needed: null, done: null };
  return {
    currencyCode: wallet.currencyCode,
    balance: wallet.totalAmount,
    free: isOpen ? wallet.amount : 0,
    held: wallet.nonCashAmount > 0 ? [{ reason: "bonus_money", amount: wallet.nonCashAmount, until: null }] : [],
    reserved: hasRequest(context) ? 100 : 0,
    conditions: [
      { name: "documents", isMet: kycStatus === "APPROVED", ...unmeasured },
      { name: "email", isMet: isEmailVerified, ...unmeasured },
      { name: "deposit", isMet: hasDeposited, ...unmeasured },
    ],
    isOpen,
    canCancel: true,
    accounts: hasDeposited
      ? [{ accountId: 1, methodId: "card", methodTitle: "Visa", shown: "•••• 4417", owed: 50, lastUsedAt: null }]
      : [],
    reviewMinutes: 240,
  };
}

const found = (body: object) => ({ status: 200, body });
const missing = { status: 404, body: { message: "There is no such payment.", code: "payment.not_found" } };
/** A picture of a single point, which nobody can scan. */
const noQr = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function withdrawRequests(context: Played): object {
  const rows = context.search.get("status") === "1" ? [] : samplePayments(context).filter(({ kind }) => kind === "withdrawal");
  return { withdrawRequests: { count: rows.length, rows: rows.map(toRequest) } };
}

const answers: Record<string, (context: Played) => { status: number; body: object }> = {
  [getUserTransactions.path]: (context) => found(transactions(context)),
  [getCasinoTransactions.path]: (context) => found(casinoTransactions(context)),
  [getWithdrawRequests.path]: (context) => found(withdrawRequests(context)),
  [getWithdrawConditions.path]: (context) => found(conditions(context)),
  [listCryptoContacts.path]: () => found({ contacts: [] }),
  [getCryptoNetworks.path]: () =>
    found({
      networks: [
        {
          code: "TRC20",
          name: "Tron",
          protocol: "TRC-20",
          payinEnabled: true,
          payoutEnabled: true,
          minimumPayinAmount: 10,
          minimumPayoutAmount: 20,
          payoutFee: 1,
          confirmations: 19,
          minutes: 2,
        },
      ],
    }),
  [getCryptoAddress.path]: ({ search }) =>
    found({
      wallet: {
        address: "Not an address: this is a preview",
        qrBase64: noQr,
        tag: null,
        network: search.get("network") ?? "TRC20",
        currencyCode: search.get("cryptoCurrencyCode") ?? "USDT",
        minimumPayinAmount: 10,
      },
    }),
  [calcCryptoWithdrawal.path]: ({ search, viewer }) =>
    found({
      credit_amount: Math.max(0, Number(search.get("amount")) * 1.08 - 1),
      fee: 1,
      rate: "1.08",
      expiresAt: before(viewer.now, -1 / 60),
    }),
  [getUserWallets.path]: ({ user: { userWallet: wallet } }) => found({ wallets: [{ ...wallet, isActive: true }] }),
  [getOpenPayments.path]: (context) => found({ payments: samplePayments(context).filter(({ state }) => !isOver(state)) }),
  [getPayment.path]: (context) => {
    const [first, ...others] = samplePayments(context).sort((one, other) => one.paymentId - other.paymentId);
    const payment = others.find(({ paymentId }) => String(paymentId) === context.search.get("paymentId")) ?? first;
    return payment ? found({ payment }) : missing;
  },
};

/** What a persona gets from the calls about its money, by path; `signedOut` is what a guest gets. */
export const samplePaymentAnswers = (signedOut: { status: number; body: object }): Record<string, SampleAnswer> =>
  Object.fromEntries(
    Object.entries(answers).map(([path, answer]) => [
      path,
      async ({ user, ...context }: SampleContext) => (user ? answer({ ...context, user }) : signedOut),
    ]),
  );
