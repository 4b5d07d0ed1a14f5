import { eq, sql } from "drizzle-orm";
import { isOver, type PaymentState } from "../../../schemas/payment_states";
import { users, wallets } from "../../accounts/users/tables";
import type { Queryable } from "../../platform/plugins/database";
import { book, type Entry } from "../ledger/book";
import type { Account, TransactionKind } from "../ledger/tables";
import { at, differenceOf, isPlayers, type Position, positionOf, sumOf, withOwed } from "./life/position";
import { payments, paymentSteps, payoutAccounts } from "./tables";

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
  note?: string | null;
  reason?: string | null;
}

/** One payment, held until the transaction ends. */
export async function holdPayment(tx: Queryable, where: { id: number } | { uuid: string }): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where("id" in where ? eq(payments.id, where.id) : eq(payments.uuid, where.uuid))
    .for("no key update");
  return row ?? null;
}

/** What there is in a wallet, which is held until the transaction ends. */
export async function holdWallet(tx: Queryable, userId: number, currencyCode: string) {
  const { rows } = await tx.execute<{ amount: string; bonus: string }>(
    sql`select amount, non_cash_amount as bonus from ${wallets} where user_id = ${userId} and currency_code = ${currencyCode} for no key update`,
  );
  return { cash: Number(rows[0]?.amount ?? 0), bonus: Number(rows[0]?.bonus ?? 0) };
}

/**
 * Brings a payment that is held to another state, with everything that comes of it: the difference in the books, the wallet, what
 * the account has paid in, and a row of its trail. Called twice for the same state and amounts it books
 * nothing. Who calls it tells `paymentMoved` once the transaction is committed.
 */
export async function movePayment(
  tx: Queryable,
  before: PaymentRow,
  { to, by, changes, note, reason }: Move,
): Promise<PaymentRow> {
  const after = { ...before, ...changes, state: to };
  const from = before.state === to && Object.keys(before.booked).length === 0 ? undefined : before.state; // it begins with this
  const [step] = await writeStep(tx, before.id, { change: "moved", from, to, by, note, reason });
  const { booked, difference, balanceAfter } = await bookDifference(tx, before, after, step?.id ?? 0);
  const { cash = 0, owed = 0 } = partsOf(difference, before.walletCurrencyCode);
  const set = {
    ...changes,
    state: to,
    booked,
    ...(balanceAfter !== null && { balanceAfter }),
    ...(isOver(to) && { action: null }),
    updatedAt: new Date(),
  };
  await tx.update(payments).set(set).where(eq(payments.id, before.id));
  if (cash + owed !== 0) await followMoney(tx, before, after, cash + owed);
  return { ...before, ...set };
}

interface StepToWrite {
  change: string;
  from?: PaymentState | undefined;
  to?: PaymentState;
  by: Mover;
  note?: string | null | undefined;
  reason?: string | null | undefined;
}

export const writeStep = (tx: Queryable, paymentId: number, { by, ...step }: StepToWrite) =>
  tx
    .insert(paymentSteps)
    .values({ paymentId, actorKind: by.kind, actorName: by.name, ...step })
    .returning({ id: paymentSteps.id });

/** What a step of a payment is called in the books. */
export const bookReference = (paymentId: number, stepId: number) => `payment:${paymentId}:${stepId}`;

const partsOf = (position: Position, currencyCode: string) => ({
  cash: position[at("cash", currencyCode)],
  owed: position[at("owed", currencyCode)],
});

/** Books what lies between what the payment has moved so far and what it is to have moved; cash that is gone is owed. */
async function bookDifference(tx: Queryable, before: PaymentRow, after: PaymentRow, stepId: number) {
  const wanted = differenceOf(before.booked, positionOf(after));
  const nothing = { booked: before.booked, difference: {}, balanceAfter: null };
  if (Object.keys(wanted).length === 0) return nothing;
  const wallet = before.walletCurrencyCode;
  const held = await holdWallet(tx, before.userId, wallet);
  const difference = withOwed(wanted, wallet, held.cash);
  const kind: TransactionKind = before.kind;
  await book(tx, kind, bookReference(before.id, stepId), entriesOf(difference, before.userId));
  const cash = difference[at("cash", wallet)] ?? 0;
  return {
    booked: sumOf(before.booked, difference),
    difference,
    balanceAfter: cash === 0 ? null : held.cash + held.bonus + cash,
  };
}

const entriesOf = (difference: Position, userId: number): Entry[] =>
  Object.entries(difference).map(([key, amount]) => {
    const [account = "", currencyCode = ""] = key.split(" ");
    const of = account as Account; // as `at` has written it
    return { account: of, userId: isPlayers(of) ? userId : null, currencyCode, amount };
  });

/** What an account has paid in, and what came from where, follows the books. */
async function followMoney(tx: Queryable, before: PaymentRow, after: PaymentRow, moved: number): Promise<void> {
  if (before.kind === "withdrawal") {
    if (before.accountId === null) return;
    await tx
      .update(payoutAccounts)
      .set({ paidOut: sql`${payoutAccounts.paidOut} - ${moved}`, lastUsedAt: sql`now()` })
      .where(eq(payoutAccounts.id, before.accountId));
    return;
  }
  const wasIn = creditOf(before) > 0;
  const isIn = creditOf(before) + moved > 0;
  const counted = Number(isIn) - Number(wasIn);
  await tx
    .update(users)
    .set({
      depositCount: sql`greatest(0, ${users.depositCount} + ${counted}::integer)`,
      totalDeposit: sql`greatest(0, ${users.totalDeposit} + ${moved}::bigint)`,
    })
    .where(eq(users.id, before.userId));
  if (after.accountId !== null)
    await tx
      .update(payoutAccounts)
      .set({ paidIn: sql`greatest(0, ${payoutAccounts.paidIn} + ${moved}::bigint)`, lastUsedAt: sql`now()` })
      .where(eq(payoutAccounts.id, after.accountId));
}

/** What a deposit has brought to the wallet so far, owed or not. */
export const creditOf = ({ booked, walletCurrencyCode }: Pick<PaymentRow, "booked" | "walletCurrencyCode">): number => {
  const { cash = 0, owed = 0 } = partsOf(booked, walletCurrencyCode);
  return cash + owed;
};
