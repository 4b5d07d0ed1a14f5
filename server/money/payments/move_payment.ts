import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isOver, type PaymentState } from "../../../schemas/payment_states";
import { users, wallets } from "../../accounts/users/tables";
import type { ProviderReport } from "../../outside/payments/reports";
import { insertInto, readRow } from "../../platform/database/rows";
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
  /** Of a deposit that brings money: where it came from, so that it can go back there. */
  cameFrom?: ProviderReport["account"];
  note?: string | null;
  reason?: string | null;
}

/** A deposit that a player asks for, with the first row of its trail: one statement. Null where its key is taken. */
export async function createPayment(tx: Queryable, values: typeof payments.$inferInsert): Promise<PaymentRow | null> {
  const { rows } =
    await tx.execute(sql`with made as (${insertInto(payments, values)} on conflict (user_id, key) do nothing returning *), step as (
    insert into ${paymentSteps} (payment_id, change, "to", actor_kind) select id, 'moved', state, 'player' from made)
    select * from made`);
  return rows[0] ? readRow(payments, rows[0]) : null;
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
 * nothing. Who holds the wallet already says what is in it. Who calls it tells `paymentMoved` once the transaction is committed.
 */
export async function movePayment(
  tx: Queryable,
  before: PaymentRow,
  { to, by, changes, note, reason, cameFrom = null }: Move,
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
  const step = stepOf(before.id, { change: "moved", from, to, by, note, reason });
  const account = cameFrom && rememberAccount(before, cameFrom, cash + owed);
  const moved = tx
    .update(payments)
    .set({ ...set, ...(account && { accountId: sql`(select id from account)` }) })
    .where(eq(payments.id, before.id));
  const followed = cash + owed === 0 ? [] : followMoney(tx, before, account ? { ...after, accountId: null } : after, cash + owed);
  const accountId = await atOnce(tx, { step, account, others: [moved, ...followed], books: booksOf(before, difference) });
  return { ...before, ...set, ...(accountId !== null && { accountId }) };
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
  step: SQL;
  /** Answers the number of the account that the money came from. */
  account: SQL | null;
  others: readonly SQLWrapper[];
  /** What is booked, under the number of the step. */
  books: SQL | null;
}

/** One statement: a payment costs the database and the line to it what its statements do. Answers the number of the account. */
async function atOnce(tx: Queryable, { step, account, others, books }: Together): Promise<number | null> {
  const parts = others.map((other, place) => sql`${sql.identifier(`part_${place}`)} as ${other}`);
  const all = account ? [sql`account as (${account})`, ...parts] : parts;
  const { rows } = await tx.execute<{ account_id: string | null }>(
    sql`with step as (${step}), ${sql.join(all, sql`, `)} select ${books ?? sql`id`}, ${account ? sql`(select id from account)` : sql`null`} as account_id from step`,
  );
  const id = rows[0]?.account_id ?? null;
  return id === null ? null : Number(id);
}

/** Puts down where money of a player came from, with how much it was. */
const rememberAccount = (
  { userId, provider, methodId, walletCurrencyCode: currencyCode }: PaymentRow,
  { token, shown, holder }: NonNullable<ProviderReport["account"]>,
  moved: number,
) => sql`${insertInto(payoutAccounts, { userId, provider, methodId, token, shown, holder, currencyCode, paidIn: Math.max(0, moved) })}
  on conflict (user_id, method_id, token, currency_code) do update set shown = excluded.shown, last_used_at = now(),
  paid_in = greatest(0, ${payoutAccounts}.paid_in + ${moved}::bigint) returning id`;

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

const stepOf = (paymentId: number, { by, ...step }: StepToWrite): SQL =>
  sql`${insertInto(paymentSteps, { paymentId, actorKind: by.kind, actorName: by.name, ...step })} returning id`;

export const writeStep = (tx: Queryable, paymentId: number, step: StepToWrite) => tx.execute(stepOf(paymentId, step));

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
  const paidIn = sql`(update ${users} set deposit_count = greatest(0, deposit_count + ${counted}::integer),
    total_deposit = greatest(0, total_deposit + ${moved}::bigint) where id = ${before.userId})`;
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
