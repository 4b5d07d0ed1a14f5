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

/** What a statement has of its own for `bookingEach`: names of its parts, and the columns that they have. */
interface BookedEach {
  /** `reference`, of each transaction once. */
  transactions: SQL;
  /** `reference`, of each transaction that was booked before and gets more entries; where there are such. */
  more?: SQL;
  /** `reference`, `place` by which they are entered, `account`, `owner`, `currency_code`, `amount`. */
  entries: SQL;
}

/**
 * Parts of a statement that books many transactions, each on wallets of its own that are there and held. What is booked already is left out, as in `book`.
 */
export const bookingEach = (kind: TransactionKind, { transactions, more, entries }: BookedEach): SQL => sql`
    newly_booked as (
      insert into ledger_transactions (kind, reference) select ${kind}::text, reference from ${transactions}
      on conflict on constraint ledger_transactions_reference_unique do nothing returning id, reference),
    booked as (select id, reference from newly_booked${more ? sql` union all select (select t.id from ledger_transactions t where t.reference = m.reference), m.reference from ${more} m` : sql``}),
    posted as (
      insert into ledger_entries (transaction_id, account, user_id, currency_code, amount)
      select b.id, e.account, e.owner, e.currency_code, e.amount from booked b join ${entries} e on e.reference = b.reference order by e.place),
    paid as (
      update wallets w set amount = w.amount + d.cash, non_cash_amount = w.non_cash_amount + d.bonus, version = w.version + 1
      from (select e.owner, e.currency_code, coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)::bigint as cash,
          coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0)::bigint as bonus
        from booked b join ${entries} e on e.reference = b.reference where e.account in ('cash', 'bonus') group by e.owner, e.currency_code) d
      where w.user_id = d.owner and w.currency_code = d.currency_code and w.user_id = any(array(select owner from ${entries} where owner is not null)))`;

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
        as d(reference, owner, currency_code, amount)),
    entered as (
      select d.reference, e.place, e.account, e.owner, d.currency_code, e.amount from due d,
        lateral (values (1, 'cash', d.owner, d.amount), (2, ${from}::text, null::int, -d.amount)) as e(place, account, owner, amount)),
    ${bookingEach(kind, { transactions: sql`due`, entries: sql`entered` })}
    select 1`);
}
