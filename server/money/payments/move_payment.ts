import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isOver, type PaymentState } from "../../../schemas/payment_states";
import { users, wallets } from "../../accounts/users/tables";
import type { Queryable } from "../../platform/plugins/database";
import { booking, type Entry } from "../ledger/book";
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

/** What there is in a wallet. */
export interface Purse {
  cash: number;
  bonus: number;
}

/** What there is in a wallet, which is held until the transaction ends. */
export async function holdWallet(tx: Queryable, userId: number, currencyCode: string): Promise<Purse> {
  const { rows } = await tx.execute<{ amount: string; bonus: string }>(
    sql`select amount, non_cash_amount as bonus from ${wallets} where user_id = ${userId} and currency_code = ${currencyCode} for no key update`,
  );
  return { cash: Number(rows[0]?.amount ?? 0), bonus: Number(rows[0]?.bonus ?? 0) };
}

/**
 * Brings a payment that is held to another state, with everything that comes of it: the difference in the books, the wallet, what
 * the account has paid in, and a row of its trail. Called twice for the same state and amounts it books
 * nothing. Who holds the wallet already says what is in it. Who calls it tells `paymentMoved` once the transaction is committed.
 */
export async function movePayment(
  tx: Queryable,
  before: PaymentRow,
  { to, by, changes, note, reason }: Move,
  purse?: Purse,
): Promise<PaymentRow> {
  const after = { ...before, ...changes, state: to };
  const from = before.state === to && Object.keys(before.booked).length === 0 ? undefined : before.state; // it begins with this
  const { booked, difference, balanceAfter } = await differenceNow(tx, before, after, purse);
  const { cash = 0, owed = 0 } = partsOf(difference, before.walletCurrencyCode);
  const set = {
    ...changes,
    state: to,
    booked,
    ...(balanceAfter !== null && { balanceAfter }),
    ...(isOver(to) && { action: null }),
    updatedAt: new Date(),
  };
  const step = writeStep(tx, before.id, { change: "moved", from, to, by, note, reason });
  const moved = tx.update(payments).set(set).where(eq(payments.id, before.id));
  const followed = cash + owed === 0 ? [] : followMoney(tx, before, after, cash + owed);
  await atOnce(tx, { step, others: [moved, ...followed], books: booksOf(before, difference) });
  return { ...before, ...set };
}

/**
 * The first step of a payment that was just asked for, which moves no money: one statement by itself. Null where something else was faster, and
 * nothing changes then.
 */
export async function beginPayment(db: Queryable, created: PaymentRow, { to, by, changes }: Move): Promise<PaymentRow | null> {
  const set = { ...changes, state: to, updatedAt: new Date() };
  const moved = db
    .update(payments)
    .set(set)
    .where(and(eq(payments.id, created.id), eq(payments.state, "created")))
    .returning({ id: payments.id });
  const { rows } = await db.execute(sql`with moved as ${moved}, step as (
    insert into ${paymentSteps} (payment_id, change, "from", "to", actor_kind, actor_name)
    select id, 'moved', 'created', ${to}::text, ${by.kind}::text, ${by.name}::text from moved)
    select id from moved`);
  return rows.length > 0 ? { ...created, ...set } : null;
}

interface Together {
  /** Answers the number of the step. */
  step: SQLWrapper;
  others: readonly SQLWrapper[];
  /** What is booked, under the number of the step. */
  books: SQL | null;
}

/** One statement: a payment costs the database and the line to it what its statements do. */
function atOnce(tx: Queryable, { step, others, books }: Together) {
  const parts = others.map((other, place) => sql`${sql.identifier(`part_${place}`)} as ${other}`);
  return tx.execute(sql`with step as ${step}, ${sql.join(parts, sql`, `)} select ${books ?? sql`id`} from step`);
}

/** What a step of a payment is called in the books. */
export const bookReference = (paymentId: number, stepId: number) => `payment:${paymentId}:${stepId}`;

function booksOf({ id, kind, userId }: PaymentRow, difference: Position): SQL | null {
  if (Object.keys(difference).length === 0) return null;
  const transaction: TransactionKind = kind;
  return booking(transaction, sql`'payment:' || ${id}::text || ':' || step.id`, entriesOf(difference, userId));
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

const partsOf = (position: Position, currencyCode: string) => ({
  cash: position[at("cash", currencyCode)],
  owed: position[at("owed", currencyCode)],
});

/** What lies between what the payment has moved so far and what it is to have moved; cash that is gone is owed. */
async function differenceNow(tx: Queryable, before: PaymentRow, after: PaymentRow, purse?: Purse) {
  const wanted = differenceOf(before.booked, positionOf(after));
  if (Object.keys(wanted).length === 0) return { booked: before.booked, difference: {}, balanceAfter: null };
  const wallet = before.walletCurrencyCode;
  const held = purse ?? (await holdWallet(tx, before.userId, wallet));
  const difference = withOwed(wanted, wallet, held.cash);
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
function followMoney(tx: Queryable, before: PaymentRow, after: PaymentRow, moved: number): SQLWrapper[] {
  if (before.kind === "withdrawal") {
    if (before.accountId === null) return [];
    return [
      tx
        .update(payoutAccounts)
        .set({ paidOut: sql`${payoutAccounts.paidOut} - ${moved}::bigint`, lastUsedAt: sql`now()` })
        .where(eq(payoutAccounts.id, before.accountId)),
    ];
  }
  const wasIn = creditOf(before) > 0;
  const isIn = creditOf(before) + moved > 0;
  const counted = Number(isIn) - Number(wasIn);
  const paidIn = tx
    .update(users)
    .set({
      depositCount: sql`greatest(0, ${users.depositCount} + ${counted}::integer)`,
      totalDeposit: sql`greatest(0, ${users.totalDeposit} + ${moved}::bigint)`,
    })
    .where(eq(users.id, before.userId));
  if (after.accountId === null) return [paidIn];
  const cameFrom = tx
    .update(payoutAccounts)
    .set({ paidIn: sql`greatest(0, ${payoutAccounts.paidIn} + ${moved}::bigint)`, lastUsedAt: sql`now()` })
    .where(eq(payoutAccounts.id, after.accountId));
  return [paidIn, cameFrom];
}

/** What a deposit has brought to the wallet so far, owed or not. */
export const creditOf = ({ booked, walletCurrencyCode }: Pick<PaymentRow, "booked" | "walletCurrencyCode">): number => {
  const { cash = 0, owed = 0 } = partsOf(booked, walletCurrencyCode);
  return cash + owed;
};
