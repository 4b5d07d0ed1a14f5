import { type Param, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import type { Account, TransactionKind } from "./tables";

/** What an account gets is positive, in minor units. */
export interface Entry {
  account: Account;
  /** Whose it is; null for the casino's accounts. */
  userId: number | null;
  currencyCode: string;
  amount: number;
}

/**
 * Books a transaction, and changes the wallets that it is about, within the caller's database transaction. Null where the
 * reference is booked already: then nothing happens. A wallet that would fall below zero is refused by the database, as are
 * entries that do not sum to zero.
 */
export async function book(
  db: Pick<Queryable, "execute">,
  kind: TransactionKind,
  reference: string,
  entries: readonly Entry[],
): Promise<number | null> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select ${booking(kind, reference, entries)} as id`);
  const id = rows[0]?.id;
  return id === null || id === undefined ? null : Number(id);
}

/** The same as part of a statement, for who saves the way there and back. */
export const booking = (kind: TransactionKind, reference: string | SQL, entries: readonly Entry[]): SQL =>
  sql`ledger_book(${kind}::text, (${reference})::text, ${columnsOf(entries)})`;

/** More entries of a transaction that was booked: what comes of a round of several steps. */
export const bookingMore = (reference: string, entries: readonly Entry[]): SQL =>
  sql`ledger_post((select id from ledger_transactions where reference = ${reference}), ${columnsOf(entries)})`;

/** The same for a statement whose text is made once: what is booked is told by `columnsOfEntries`. */
export const bookingOf = (kind: TransactionKind | Placeholder, reference: Placeholder | SQL): SQL =>
  sql`ledger_book(${kind}::text, (${reference})::text, ${listOf(["accounts", "owners", "currencies", "amounts"].map((name) => sql.placeholder(name)))})`;

/** Entries as the database takes them: a list for each of their parts. */
export const columnsOfEntries = (entries: readonly Entry[]) => ({
  accounts: entries.map(({ account }) => account),
  owners: entries.map(({ userId }) => userId),
  currencies: entries.map(({ currencyCode }) => currencyCode),
  amounts: entries.map(({ amount }) => amount),
});

const columnsOf = (entries: readonly Entry[]): SQL =>
  listOf(Object.values(columnsOfEntries(entries)).map((list) => sql.param(list)));

const types = ["text", "integer", "text", "bigint"];
const listOf = (columns: readonly (Placeholder | Param)[]): SQL =>
  sql.join(
    columns.map((column, index) => sql`${column}::${sql.raw(types[index] ?? "text")}[]`),
    sql`, `,
  );

/** Cash that a player gets from one of the casino's accounts. */
export interface CashGiven {
  reference: string;
  userId: number;
  currencyCode: string;
  amount: number;
}

/**
 * Books a transaction of its own for each of many players, in one statement: each player once, their wallets there and held. What is booked already is
 * left out, as in `book`.
 */
export async function bookCashEach(
  db: Pick<Queryable, "execute">,
  kind: TransactionKind,
  from: Account,
  given: readonly CashGiven[],
): Promise<void> {
  const column = <Key extends keyof CashGiven>(key: Key) => sql.param(given.map((each) => each[key]));
  await db.execute(sql`
    with due as (
      select * from unnest(${column("reference")}::text[], ${column("userId")}::int[], ${column("currencyCode")}::text[], ${column("amount")}::bigint[])
        as d(reference, owner, currency, amount)),
    booked as (
      insert into ledger_transactions (kind, reference) select ${kind}, reference from due
      on conflict on constraint ledger_transactions_reference_unique do nothing returning id, reference),
    posted as (
      insert into ledger_entries (transaction_id, account, user_id, currency_code, amount)
      select b.id, e.account, e.owner, d.currency, e.amount from booked b join due d on d.reference = b.reference,
        lateral (values ('cash', d.owner, d.amount), (${from}::text, null::int, -d.amount)) as e(account, owner, amount))
    update wallets w set amount = w.amount + d.amount, version = w.version + 1
    from booked b join due d on d.reference = b.reference where w.user_id = d.owner and w.currency_code = d.currency`);
}
