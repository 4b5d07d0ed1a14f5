import { sql } from "drizzle-orm";
import type { Entry } from "../money/ledger/book";
import type { TransactionKind } from "../money/ledger/tables";
import type { Queryable } from "../platform/plugins/database";

export interface PastTransaction {
  kind: TransactionKind;
  reference: string;
  at: Date;
  entries: readonly Entry[];
}

/** Books many transactions of the demo's past, each at its own time, and brings wallets to what their entries sum to. */
export async function bookPast(db: Queryable, transactions: readonly PastTransaction[]): Promise<void> {
  const entries = transactions.flatMap(({ reference, entries: all }) =>
    all.map((entry, place) => ({ reference, place, ...entry })),
  );
  await db.execute(sql`
    with told as (select * from json_to_recordset(${JSON.stringify(transactions)}::json) as t(kind text, reference text, at timestamptz)),
    booked as (insert into ledger_transactions (kind, reference, created_at) select kind, reference, at from told order by at
      returning id, reference, created_at),
    entered as (insert into ledger_entries (transaction_id, account, user_id, currency_code, amount, created_at)
      select booked.id, e.account, e."userId", e."currencyCode", e.amount, booked.created_at
      from json_to_recordset(${JSON.stringify(entries)}::json)
        as e(reference text, place integer, account text, "userId" integer, "currencyCode" text, amount bigint)
      join booked using (reference) where e.amount <> 0 order by booked.id, e.place returning account, user_id, currency_code, amount),
    sums as (select user_id, currency_code, sum(amount) filter (where account = 'cash') as cash,
      sum(amount) filter (where account = 'bonus') as bonus, count(*) as changes
      from entered where account in ('cash', 'bonus') group by user_id, currency_code)
    update wallets set amount = amount + coalesce(sums.cash, 0), non_cash_amount = non_cash_amount + coalesce(sums.bonus, 0),
      version = version + sums.changes::integer
    from sums where wallets.user_id = sums.user_id and wallets.currency_code = sums.currency_code`);
}

/** What a player got, or gave where it is negative, and who gave it. */
export const between = (from: "outside" | "house" | "jackpot", userId: number, amount: number, currencyCode: string): Entry[] => [
  { account: "cash", userId, currencyCode, amount },
  { account: from, userId: null, currencyCode, amount: -amount },
];
