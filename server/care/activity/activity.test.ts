import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { activityPeriods, type ActivityPeriod } from "../../../schemas/api/activity";
import { book } from "../../money/ledger/book";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { readActivity, spansOf } from "./read_activity";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function newAccount(openedAt: string, timeZone: string | null = null) {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, time_zone, is_email_verified, consents, created_at)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', ${timeZone}, true, consents, ${openedAt}::timestamptz
    from users where email = 'paid@foyer.test' returning id`);
  return { id: rows[0]?.id ?? 0, email };
}

interface Moved {
  kind: "deposit" | "withdrawal" | "round" | "jackpot" | "bonus";
  account: "cash" | "bonus";
  amount: number;
  at: number;
}

async function enter(userId: number, { kind, account, amount, at }: Moved) {
  await app.db.transaction(async (tx) => {
    const id = await book(tx, kind, `${kind}:${randomUUID()}`, []);
    const instant = sql`${new Date(at).toISOString()}::timestamptz`;
    await tx.execute(sql`insert into ledger_entries (transaction_id, account, user_id, currency_code, amount, created_at) values
      (${id}, ${account}, ${userId}, 'EUR', ${amount}, ${instant}), (${id}, 'house', null, 'EUR', ${-amount}, ${instant})`);
  });
}

const hour = 3_600_000;
const zones = ["Europe/Berlin", "America/Toronto", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"] as const;

/** The day on a wall calendar in a zone, by another way than the server's. */
const dayIn = (at: number, timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);

it("tells sums that a plain list of all entries has, in any time zone, also where clocks change (L-7.47)", async () => {
  const now = Date.now();
  const moved = fc.record({
    kind: fc.constantFrom("deposit", "withdrawal", "round", "jackpot", "bonus"),
    account: fc.constantFrom("cash", "bonus"),
    amount: fc.integer({ min: -5_000, max: 5_000 }).filter((amount) => amount !== 0),
    // a year and a half, so that clocks change three times; each hour of a day is as likely
    at: fc.integer({ min: 0, max: 13_000 }).map((hours) => now - hours * hour - 60_000),
  }) as fc.Arbitrary<Moved>;
  await fc.assert(
    fc.asyncProperty(
      fc.array(moved, { minLength: 1, maxLength: 25 }),
      fc.constantFrom(...zones),
      fc.constantFrom(...activityPeriods),
      async (all, zone, period) => {
        const { id } = await newAccount(new Date(now - 14_000 * hour).toISOString());
        for (const each of all) await enter(id, each);
        const { rows, total } = await readActivity(app.db, { userId: id, currencyCode: "EUR" }, period, zone);
        let [sumOfNet, seen] = [0, 0];
        for (const row of rows) {
          const own = all.filter(({ at }) => dayIn(at, zone) >= row.from && dayIn(at, zone) <= row.to);
          seen += own.length;
          const sum = (is: (one: Moved) => boolean) => own.filter(is).reduce((before, { amount }) => before + amount, 0) / 100;
          const deposits = sum(({ kind, account }) => kind === "deposit" && account === "cash");
          const withdrawals = 0 - sum(({ kind, account }) => kind === "withdrawal" && account === "cash");
          expect(row.deposits).toBeCloseTo(deposits, 8);
          expect(row.withdrawals).toBeCloseTo(withdrawals, 8);
          expect(row.net).toBeCloseTo(withdrawals - deposits, 8);
          expect(row.bets).toBeCloseTo(0 - sum(({ kind, amount }) => kind === "round" && amount < 0), 8);
          expect(row.wins).toBeCloseTo(
            sum(({ kind, amount }) => (kind === "round" || kind === "jackpot") && amount > 0),
            8,
          );
          sumOfNet += row.net;
        }
        expect(total.net).toBeCloseTo(sumOfNet, 6);
        if (period === "always") expect(seen).toBe(all.length);
      },
    ),
    { numRuns: 25 },
  );
});

it.each([
  ["day", "2026-01-01", "2026-03-30", ["2026-03-01", "2026-03-01"], ["2026-03-30", "2026-03-30"], 30],
  ["week", "2020-01-06", "2026-11-16", ["2026-08-31", "2026-09-06"], ["2026-11-16", "2026-11-22"], 12],
  ["week", "2026-11-09", "2026-11-16", ["2026-11-09", "2026-11-15"], ["2026-11-16", "2026-11-22"], 2],
  ["month", "2020-01-01", "2026-02-01", ["2025-03-01", "2025-03-31"], ["2026-02-01", "2026-02-28"], 12],
  ["always", "2024-01-01", "2026-01-01", ["2024-01-01", "2024-12-31"], ["2026-01-01", "2026-12-31"], 3],
  ["day", "2026-11-22", "2026-11-22", ["2026-11-22", "2026-11-22"], ["2026-11-22", "2026-11-22"], 1],
] as const)(
  "tells by %s of an account of %s on %s the spans of a calendar",
  (period: ActivityPeriod, opened, today, first, last, count) => {
    const spans = spansOf(period, opened, today).map(({ from, to }) => [from, to]);
    expect([spans[0], spans.at(-1), spans.length]).toEqual([first, last, count]);
  },
);

it("tells the caller's own alone, in their own time zone, also while they are excluded (D-44)", async () => {
  const { id, email } = await newAccount("2026-11-01T00:00:00Z", "Asia/Kolkata");
  const other = await newAccount("2026-11-01T00:00:00Z");
  await enter(id, { kind: "deposit", account: "cash", amount: 2_550, at: Date.now() });
  await enter(other.id, { kind: "deposit", account: "cash", amount: 9_900, at: Date.now() });
  const headers = await bearerOf(app, email);
  const { body } = await call<{ timeZone: string; currency: string; total: { deposits: number; net: number } }>(app, {
    url: "/api/user/get-activity?period=always",
    headers,
  });
  expect(body).toMatchObject({ timeZone: "Asia/Kolkata", currency: "EUR", total: { deposits: 25.5, net: -25.5 } });
  expect((await call(app, { url: "/api/user/get-activity?period=hour", headers })).status).toBe(400);
});
