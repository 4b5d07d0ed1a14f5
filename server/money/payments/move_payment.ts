import { eq, sql } from "drizzle-orm";
import { isOver, type PaymentState } from "../../../schemas/payment_states";
import { wallets } from "../../accounts/users/tables";
import type { ProviderReport } from "../../outside/payments/reports";
import { readRow } from "../../platform/database/rows";
import { send } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import type { Entry } from "../ledger/book";
import type { Account } from "../ledger/tables";
import { at, differenceOf, isPlayers, type Position, positionOf, sumOf, withOwed } from "./life/position";
import { beginningPayment, type Moving, movingPayment, writingStep } from "./payment_statements";
import { payments } from "./tables";

export type PaymentRow = typeof payments.$inferSelect;
export type Changes = Partial<Omit<PaymentRow, "id" | "booked" | "state">>;

/** Who moved it. `name` is an e-mail address, or a provider's key. */
export interface Mover {
  kind: "player" | "provider" | "staff" | "system";
  name: string | null;
}

export interface Move {
  to: PaymentState;
  by: Mover;
  changes?: Changes;
  /** Of a deposit that brings money: where it came from, so that it can go back there. */
  cameFrom?: ProviderReport["account"];
  note?: string | null;
  reason?: string | null;
}

/** What `creatingPayment` has written; null where its key is taken. */
export const createdIn = ([row]: readonly Record<string, unknown>[]): PaymentRow | null => (row ? readRow(payments, row) : null);

/** One payment, held until the transaction ends. */
export async function holdPayment(tx: Queryable, where: { id: number } | { uuid: string }): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where("id" in where ? eq(payments.id, where.id) : eq(payments.uuid, where.uuid))
    .for("no key update");
  return row ?? null;
}

/** What there is in a wallet. */
export interface Purse {
  cash: number;
  bonus: number;
}

/** What there is in a wallet, which is held until the transaction ends; one that is not there yet begins empty, so that it can be held. */
export async function holdWallet(tx: Queryable, userId: number, currencyCode: string): Promise<Purse> {
  const hold = () =>
    tx.execute<{ amount: string; bonus: string }>(
      sql`select amount, non_cash_amount as bonus from ${wallets} where user_id = ${userId} and currency_code = ${currencyCode} for no key update`,
    );
  const found = await hold();
  if (found.rows.length === 0) await tx.insert(wallets).values({ userId, currencyCode }).onConflictDoNothing();
  const { rows } = found.rows.length === 0 ? await hold() : found;
  return { cash: Number(rows[0]?.amount ?? 0), bonus: Number(rows[0]?.bonus ?? 0) };
}

/**
 * Brings a payment that is held to another state, with everything that comes of it: the difference in the books, the wallet, what
 * the account has paid in, and a row of its trail. Called twice for the same state and amounts it books
 * nothing. Who calls it tells `paymentMoved` once the transaction is committed.
 */
export async function movePayment(tx: Queryable, before: PaymentRow, move: Move): Promise<PaymentRow> {
  const isBooked = Object.keys(wantedOf(before, move)).length > 0;
  const purse = isBooked ? await holdWallet(tx, before.userId, before.walletCurrencyCode) : null;
  return sendMove(tx, before, move, purse).sent;
}

/** The payment as it is after a step, which was sent before this returns: at once without the number of the account that it came from, and with it. */
export interface SentMove {
  moved: PaymentRow;
  sent: Promise<PaymentRow>;
}

/** The same for who holds the wallet already, or moves no money (null): what comes after it may be sent before its answer is there. */
export function sendMove(tx: Queryable, before: PaymentRow, move: Move, purse: Purse | null): SentMove {
  const { moved, moving } = planMove(before, move, purse);
  const sent = send(tx, movingPayment(moving)).then(([row]) => {
    const accountId = row?.account_id ?? null;
    return accountId === null ? moved : { ...moved, accountId: Number(accountId) };
  });
  sent.catch(() => {}); // told to whoever waits for it, who may have to ask the database for something else first
  return { moved, sent };
}

const wantedOf = (before: PaymentRow, { to, changes }: Move): Position =>
  differenceOf(before.booked, positionOf({ ...before, ...changes, state: to }));

function planMove(before: PaymentRow, move: Move, purse: Purse | null): { moved: PaymentRow; moving: Moving } {
  const { to, by, changes, note, reason, cameFrom = null } = move;
  const from = before.state === to && Object.keys(before.booked).length === 0 ? undefined : before.state; // it begins with this
  const { booked, difference, balanceAfter } = differenceIn(before, wantedOf(before, move), purse);
  const { cash = 0, owed = 0 } = partsOf(difference, before.walletCurrencyCode);
  const set = {
    ...changes,
    state: to,
    booked,
    ...(balanceAfter !== null && { balanceAfter }),
    ...(isOver(to) && { action: null }),
    updatedAt: new Date(),
  };
  const moved = { ...before, ...set };
  const account = cameFrom && accountOf(before, cameFrom, cash + owed);
  const moving = {
    payment: before,
    set,
    step: stepOf(before.id, { change: "moved", from, to, by, note, reason }),
    account,
    ...followersOf(before, account ? null : moved.accountId, cash + owed),
    entries: entriesOf(difference, before.userId),
  };
  return { moved, moving };
}

/**
 * The first step of a payment that was just asked for, which moves no money: one statement by itself. Null where something else was faster, and
 * nothing changes then.
 */
export async function beginPayment(db: Queryable, created: PaymentRow, { to, by, changes }: Move): Promise<PaymentRow | null> {
  const set = { ...changes, state: to, updatedAt: new Date() };
  const rows = await send(db, beginningPayment(created.id, set, by));
  return rows.length > 0 ? { ...created, ...set } : null;
}

/** Where money of a player came from, with how much it was. */
const accountOf = (
  { userId, provider, methodId, walletCurrencyCode: currencyCode }: PaymentRow,
  { token, shown, holder }: NonNullable<ProviderReport["account"]>,
  moved: number,
) => ({ userId, provider, methodId, token, shown, holder, currencyCode, paidIn: Math.max(0, moved) });

/** What a step of a payment is called in the books. */
export const bookReference = (paymentId: number, stepId: number) => `payment:${paymentId}:${stepId}`;

interface StepToWrite {
  change: string;
  from?: PaymentState | undefined;
  to?: PaymentState;
  by: Mover;
  note?: string | null | undefined;
  reason?: string | null | undefined;
}

const stepOf = (paymentId: number, { by, ...step }: StepToWrite) => ({
  paymentId,
  actorKind: by.kind,
  actorName: by.name,
  ...step,
});

export const writeStep = (tx: Queryable, paymentId: number, step: StepToWrite) => send(tx, writingStep(stepOf(paymentId, step)));

const partsOf = (position: Position, currencyCode: string) => ({
  cash: position[at("cash", currencyCode)],
  owed: position[at("owed", currencyCode)],
});

/** What lies between what the payment has moved so far and what it is to have moved; cash that is gone is owed. */
function differenceIn(before: PaymentRow, wanted: Position, purse: Purse | null) {
  if (Object.keys(wanted).length === 0) return { booked: before.booked, difference: {}, balanceAfter: null };
  if (purse === null) throw new Error("Money moves and its wallet is not held");
  const wallet = before.walletCurrencyCode;
  const difference = withOwed(wanted, wallet, purse.cash);
  const cash = difference[at("cash", wallet)] ?? 0;
  return {
    booked: sumOf(before.booked, difference),
    difference,
    balanceAfter: cash === 0 ? null : purse.cash + purse.bonus + cash,
  };
}

const entriesOf = (difference: Position, userId: number): Entry[] =>
  Object.entries(difference).map(([key, amount]) => {
    const [account = "", currencyCode = ""] = key.split(" ");
    const of = account as Account; // as `at` has written it
    return { account: of, userId: isPlayers(of) ? userId : null, currencyCode, amount };
  });

/** What an account has paid in, and what came from where, follows the books. */
function followersOf(
  before: PaymentRow,
  accountId: number | null,
  moved: number,
): Pick<Moving, "follows" | "wayId" | "moved" | "counted"> {
  const none = { follows: "nothing", wayId: null, moved, counted: 0 } as const;
  if (moved === 0) return none;
  if (before.kind === "withdrawal")
    return before.accountId === null ? none : { ...none, follows: "way_back", wayId: before.accountId };
  const wasIn = creditOf(before) > 0;
  const isIn = creditOf(before) + moved > 0;
  const counted = Number(isIn) - Number(wasIn);
  return { follows: accountId === null ? "paid_in" : "paid_in_and_way", wayId: accountId, moved, counted };
}

/** What a deposit has brought to the wallet so far, owed or not. */
export const creditOf = ({ booked, walletCurrencyCode }: Pick<PaymentRow, "booked" | "walletCurrencyCode">): number => {
  const { cash = 0, owed = 0 } = partsOf(booked, walletCurrencyCode);
  return cash + owed;
};
