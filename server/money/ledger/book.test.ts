import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp } from "../../testing/test_app";
import { book, type Entry } from "./book";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const userId = async (name: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from users where email = ${`${name}@foyer.test`}`);
  return rows[0]?.id ?? 0;
};
const walletOf = async (id: number) => {
  const { rows } = await app.db.execute<{ cash: number; bonus: number; version: number }>(
    sql`select amount::int as cash, non_cash_amount::int as bonus, version from wallets where user_id = ${id} and currency_code = 'EUR'`,
  );
  return rows[0];
};
const deposit = (id: number, amount: number): Entry[] => [
  { account: "cash", userId: id, currencyCode: "EUR", amount },
  { account: "outside", userId: null, currencyCode: "EUR", amount: -amount },
];

/** Nothing to say means: entries of each transaction sum to zero, and wallets are what their entries sum to. */
async function problemsOfBooks() {
  const { rows: unbalanced } = await app.db.execute(
    sql`select transaction_id, currency_code from ledger_entries group by 1, 2 having sum(amount) <> 0`,
  );
  const { rows: wrong } = await app.db.execute(sql`
    select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
    group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
    having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)
      or w.non_cash_amount <> coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0)`);
  return [...unbalanced, ...wrong];
}

it("opens the demo's wallets with entries that explain them", async () => {
  expect(await problemsOfBooks()).toEqual([]);
  expect(await walletOf(await userId("paid"))).toMatchObject({ cash: 24_835, bonus: 4_000 });
});

it("opens the demo with the books of all that was played and won for money before", async () => {
  const { rows: wrong } = await app.db.execute(sql`
    select r.id from rounds r left join ledger_transactions t on t.reference = 'round:' || r.id
    left join ledger_entries e on e.transaction_id = t.id and e.user_id = r.user_id and e.currency_code = r.currency_code
    where not r.is_demo group by r.id having coalesce(sum(e.amount), 0) <> r.payout - r.bet or count(e.id) = 0`);
  expect(wrong).toEqual([]);
  const { rows: unpaid } = await app.db.execute(sql`select id from jackpot_wins w where not exists (
    select 1 from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where t.kind = 'jackpot' and e.account = 'cash' and e.user_id = w.user_id and e.amount = w.amount)`);
  expect(unpaid).toEqual([]);
  const { rows: below } = await app.db.execute(sql`select user_id from (
    select user_id, sum(amount) over (partition by user_id, currency_code, account order by created_at, id) as left_then
    from ledger_entries where user_id is not null) as running where left_then < 0`);
  expect(below).toEqual([]);
  expect(await problemsOfBooks()).toEqual([]);
});

it("books a reference once, however many ask at once", async () => {
  const id = await userId("paid");
  const before = await walletOf(id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(app.db, "deposit", "deposit:once", deposit(id, 500))));
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  expect((await walletOf(id))?.cash).toBe((before?.cash ?? 0) + 500);
});

it("refuses what does not sum to zero, in each currency", async () => {
  const id = await userId("paid");
  const [cash, outside] = deposit(id, 500) as [Entry, Entry];
  await expect(book(app.db, "deposit", "deposit:uneven", [cash, { ...outside, amount: -499 }])).rejects.toThrow();
  await expect(book(app.db, "deposit", "deposit:mixed", [cash, { ...outside, currencyCode: "NOK" }])).rejects.toThrow();
  expect(await problemsOfBooks()).toEqual([]);
});

it("refuses entries that do not sum to zero in the statement that enters them, and entries of no transaction", async () => {
  const [one, other] = [await book(app.db, "correction", "even:one", []), await book(app.db, "correction", "even:other", [])];
  const enter = (...entries: readonly [transaction: number | null, currency: string, amount: number][]) => {
    const rows = entries.map(([id, currency, amount]) => sql`(${id}, 'house', ${currency}, ${amount})`);
    return app.db.execute(
      sql`insert into ledger_entries (transaction_id, account, currency_code, amount) values ${sql.join(rows, sql`, `)}`,
    );
  };
  const refused = async (entering: Promise<unknown>, why: RegExp) =>
    expect(await entering.then(String, ({ cause }: Error) => String(cause))).toMatch(why);
  await refused(enter([one, "EUR", 5]), /do not sum to zero/);
  await refused(enter([one, "EUR", 5], [one, "NOK", -5]), /do not sum to zero/);
  await refused(enter([one, "EUR", 5], [other, "EUR", -5]), /do not sum to zero/);
  await refused(enter([2 ** 52, "EUR", 5], [2 ** 52, "EUR", -5]), /There is no ledger transaction/);
  await refused(enter([one, "EUR", 5], [one, "EUR", -5], [2 ** 52, "EUR", 5], [2 ** 52, "EUR", -5]), /There is no ledger/);
  await enter([one, "EUR", 5], [other, "NOK", 7], [one, "EUR", -5], [other, "NOK", -7]);
  const insert = (amount: number) =>
    sql`insert into ledger_entries (transaction_id, account, currency_code, amount) values (${one}, 'house', 'EUR', ${amount})`;
  const evenInTheEnd = app.db.transaction(async (tx) => (await tx.execute(insert(5)), await tx.execute(insert(-5))));
  await refused(evenInTheEnd, /do not sum to zero/);
  expect(await problemsOfBooks()).toEqual([]);
});

it("refuses what takes a wallet below zero, whole", async () => {
  const id = await userId("unpaid");
  const before = await walletOf(id);
  const drained = Array.from({ length: 20 }, (_, index) => book(app.db, "withdrawal", `drain:${index}`, deposit(id, -200)));
  const settled = await Promise.allSettled(drained);
  const taken = settled.filter(({ status }) => status === "fulfilled").length;
  expect(taken).toBe(Math.min(20, Math.floor((before?.cash ?? 0) / 200)));
  expect(await problemsOfBooks()).toEqual([]);
});

it("lets nobody change or delete what was booked", async () => {
  await expect(app.db.execute(sql`update ledger_entries set amount = amount + 1`)).rejects.toThrow();
  await expect(app.db.execute(sql`delete from ledger_transactions`)).rejects.toThrow();
});

it("keeps wallets equal to their entries, whatever is moved between them at once", async () => {
  const ids = await Promise.all(["paid", "unpaid", "tester", "streamer"].map(userId));
  const move = fc.record({
    from: fc.constantFrom(...ids),
    to: fc.constantFrom(...ids),
    amount: fc.integer({ min: 1, max: 40_000 }),
    account: fc.constantFrom("cash", "bonus"),
    reference: fc.integer({ min: 0, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
      await Promise.allSettled(
        moves.map(({ from, to, amount, account, reference }) =>
          book(app.db, "correction", `move:${reference}`, [
            { account: account as "cash", userId: from, currencyCode: "EUR", amount: -amount },
            { account: account as "cash", userId: to, currencyCode: "EUR", amount },
          ]),
        ),
      );
    }),
    { numRuns: 40 },
  );
  expect(await problemsOfBooks()).toEqual([]);
});
