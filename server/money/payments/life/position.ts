import type { Account } from "../../ledger/tables";
import { convert } from "../../rates/convert";

/** What a payment has moved in the books, by account and currency (`cash EUR`), in minor units: the sum per currency is nothing. */
export type Position = Record<string, number>;

/** Accounts of the player; the others are the casino's. */
const ofPlayer = new Set<Account>(["cash", "bonus", "reserved", "owed"]);
export const isPlayers = (account: Account): boolean => ofPlayer.has(account);

export const at = (account: Account, currencyCode: string): string => `${account} ${currencyCode}`;

export interface MovedAmounts {
  kind: "deposit" | "withdrawal";
  state: string;
  amount: number;
  fee: number;
  currencyCode: string;
  rate: string;
  walletCurrencyCode: string;
  walletRate: string;
  walletAmount: number;
  settled: number;
  settledCurrencyCode: string | null;
  settledRate: string | null;
}

/** Where the books have to be for a payment in this state; whatever it was before, the difference is booked. */
export const positionOf = (payment: MovedAmounts): Position =>
  payment.kind === "deposit" ? depositPosition(payment) : payoutPosition(payment);

function depositPosition(payment: MovedAmounts): Position {
  if (payment.state !== "paid" && payment.state !== "partly_paid") return {};
  const came = {
    currencyCode: payment.settledCurrencyCode ?? payment.currencyCode,
    rate: payment.settledRate ?? payment.rate,
  };
  const fee = came.currencyCode === payment.currencyCode ? Math.min(payment.fee, payment.settled) : 0;
  const rest = payment.settled - fee;
  const wallet = payment.walletCurrencyCode;
  const moved: Position = {};
  add(moved, at("outside", came.currencyCode), -payment.settled);
  add(moved, at("fees", came.currencyCode), fee);
  if (came.currencyCode === wallet) add(moved, at("cash", wallet), rest);
  else {
    const worth = convert(rest, came, { currencyCode: wallet, rate: payment.walletRate });
    add(moved, at("conversion", came.currencyCode), rest);
    add(moved, at("conversion", wallet), -worth);
    add(moved, at("cash", wallet), worth);
  }
  return moved;
}

const reserving = new Set(["requested", "in_review", "approved", "sent"]);

function payoutPosition(payment: MovedAmounts): Position {
  const { state, walletAmount, walletCurrencyCode: wallet, amount, fee, currencyCode } = payment;
  const moved: Position = {};
  if (!reserving.has(state) && state !== "paid") return moved;
  add(moved, at("cash", wallet), -walletAmount);
  if (reserving.has(state)) add(moved, at("reserved", wallet), walletAmount);
  else if (currencyCode === wallet) {
    add(moved, at("outside", wallet), walletAmount - fee);
    add(moved, at("fees", wallet), fee);
  } else {
    add(moved, at("conversion", wallet), walletAmount);
    add(moved, at("conversion", currencyCode), -amount);
    add(moved, at("outside", currencyCode), amount - fee);
    add(moved, at("fees", currencyCode), fee);
  }
  return moved;
}

function add(moved: Position, key: string, amount: number): void {
  if (amount !== 0) moved[key] = (moved[key] ?? 0) + amount;
}

/** What is to be booked to come from one position to another. */
export function differenceOf(from: Position, to: Position): Position {
  const difference: Position = {};
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) add(difference, key, (to[key] ?? 0) - (from[key] ?? 0));
  return difference;
}

/** Where more cash would be taken than there is, the rest is owed. */
export function withOwed(difference: Position, currencyCode: string, cash: number): Position {
  const taken = -(difference[at("cash", currencyCode)] ?? 0);
  const short = taken - Math.max(0, cash);
  if (taken <= 0 || short <= 0) return difference;
  const changed = { ...difference };
  add(changed, at("cash", currencyCode), short);
  add(changed, at("owed", currencyCode), -short);
  if (changed[at("cash", currencyCode)] === 0) delete changed[at("cash", currencyCode)];
  return changed;
}

export function sumOf(from: Position, difference: Position): Position {
  const sum = { ...from };
  for (const [key, amount] of Object.entries(difference)) {
    add(sum, key, amount);
    if (sum[key] === 0) delete sum[key];
  }
  return sum;
}
