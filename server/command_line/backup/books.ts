import type pg from "pg";

/** What the books say in sums; two that say the same are equal as text. */
export interface Books {
  /** Per account and currency: the sum in minor units and how many entries make it. */
  entries: [account: string, currency: string, sum: string, count: string][];
  /** Per currency: cash, bonus money, and in how many wallets. */
  wallets: [currency: string, cash: string, bonus: string, count: string][];
  /** Transactions that do not sum to zero, entries of no transaction, and wallets that are not what their entries sum to. */
  problems: number;
}

const entries = `select account, currency_code, sum(amount)::text, count(*)::text from public.ledger_entries group by 1, 2 order by 1, 2`;
const wallets = `select currency_code, sum(amount)::text, sum(non_cash_amount)::text, count(*)::text from public.wallets group by 1 order by 1`;
const problems = `select
  (select count(*) from (select from public.ledger_entries group by transaction_id, currency_code having sum(amount) <> 0) uneven)
  + (select count(*) from public.ledger_entries e where not exists (
    select from public.ledger_transactions t where t.id = e.transaction_id))
  + (select count(*) from (
    select from public.wallets w left join public.ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
    group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
    having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)
      or w.non_cash_amount <> coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0)) wrong)`;

export async function readBooks(client: pg.ClientBase): Promise<Books> {
  const rowsOf = async <Row>(text: string) => (await client.query({ text, rowMode: "array" })).rows as Row[];
  const [[count] = ["0"]] = await rowsOf<[string]>(problems);
  return { entries: await rowsOf(entries), wallets: await rowsOf(wallets), problems: Number(count) };
}

export const areEqual = (one: Books, other: Books): boolean => JSON.stringify(one) === JSON.stringify(other);

/** For whoever stands before the screen. */
export function booksWords({ entries, wallets, problems }: Books): string {
  const count = (rows: readonly (readonly string[])[]) => rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
  const words = `${count(entries).toLocaleString("en")} ledger entries, ${count(wallets).toLocaleString("en")} wallets`;
  return problems === 0 ? `${words}; the books balance` : `${words}; ${problems} transactions or wallets do NOT balance`;
}
