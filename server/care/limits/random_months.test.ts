import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LimitKind, limitKinds, timeframes, type Timeframe } from "../../../schemas/limits";
import { HttpError } from "../../platform/api_error";
import { book } from "../../money/ledger/book";
import { startTestApp } from "../../testing/test_app";
import { answerIncrease, changeLimit } from "./change_limit";
import { limitRulesOf } from "./limit_rules";
import { countPlayed } from "./played_hours";
import { requireBetWithinLimits, requireDepositWithinLimits } from "./require_within";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ content: "empty" });
});
afterAll(() => app.close());

const minute = 60_000;
const settings = { markets: [], servedCountries: [] };
const rules = limitRulesOf(settings, { countryCode: null, timeZone: null });

/** What somebody may do in a month, and how long they wait before it, in minutes. */
const doing = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("bet" as const),
      amount: fc.integer({ min: 1, max: 60 }),
      win: fc.integer({ min: 0, max: 80 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("deposit" as const), amount: fc.integer({ min: 1, max: 90 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("withdraw" as const), amount: fc.integer({ min: 1, max: 60 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("limit" as const),
      kind: fc.constantFrom(...limitKinds),
      timeframe: fc.constantFrom(...timeframes),
      amount: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("answer" as const),
      kind: fc.constantFrom(...limitKinds),
      timeframe: fc.constantFrom(...timeframes),
      accept: fc.boolean(),
    }),
  },
);
const step = fc.record({ wait: fc.oneof(fc.constantFrom(1, 3, 4), fc.integer({ min: 5, max: 2_000 })), doing });
type Doing = typeof doing extends fc.Arbitrary<infer Value> ? Value : never;

/** The same in plain words: a list of what happened, and what holds. */
class Model {
  bets: { at: number; amount: number; win: number }[] = [];
  deposits: { at: number; amount: number }[] = [];
  limits = new Map<string, { amount: number; pending?: { amount: number | null; from: number } }>();

  startOf(timeframe: Timeframe, at: number) {
    const date = new Date(at);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    if (timeframe === "monthly") return Date.UTC(year, month, 1);
    return Date.UTC(year, month, timeframe === "daily" ? day : day - ((date.getUTCDay() + 6) % 7));
  }
  used(kind: LimitKind, timeframe: Timeframe, at: number) {
    const since = this.startOf(timeframe, at);
    const bets = this.bets.filter((bet) => bet.at >= since);
    const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);
    if (kind === "deposit") return sum(this.deposits.filter((deposit) => deposit.at >= since).map(({ amount }) => amount));
    if (kind === "bet") return sum(bets.map(({ amount }) => amount));
    if (kind === "loss") return Math.max(0, sum(bets.map(({ amount, win }) => amount - win)));
    return sum(
      bets.map((bet) => {
        const before = this.bets[this.bets.indexOf(bet) - 1];
        const gap = before ? (bet.at - before.at) / minute : Infinity;
        return gap < 5 ? gap : 0;
      }),
    );
  }
  isOver(kinds: readonly LimitKind[], amount: number, at: number) {
    return kinds.some((kind) =>
      timeframes.some((timeframe) => {
        const limit = this.limits.get(`${kind} ${timeframe}`);
        if (!limit) return false;
        const left = limit.amount - this.used(kind, timeframe, at);
        return kind === "time" ? left < 1 / 60 : left < amount;
      }),
    );
  }
  does(what: Doing, at: number): boolean {
    if (what.do === "bet") {
      if (this.isOver(["bet", "loss", "time"], what.amount, at)) return false;
      this.bets.push({ at, amount: what.amount, win: what.win });
      return true;
    }
    if (what.do === "deposit") {
      if (this.isOver(["deposit"], what.amount, at)) return false;
      this.deposits.push({ at, amount: what.amount });
      return true;
    }
    if (what.do === "withdraw") return true; // what was paid in counts, whatever is paid out
    const name = `${what.kind} ${what.timeframe}`;
    const limit = this.limits.get(name);
    if (what.do === "limit") {
      if (!limit) {
        if (what.amount !== null) this.limits.set(name, { amount: what.amount });
      } else if (what.amount === null || what.amount > limit.amount)
        limit.pending = { amount: what.amount, from: at + 24 * 60 * minute };
      else this.limits.set(name, { amount: what.amount });
      return true;
    }
    if (!limit?.pending || (what.accept && limit.pending.from > at)) return false;
    if (!what.accept) delete limit.pending;
    else if (limit.pending.amount === null) this.limits.delete(name);
    else this.limits.set(name, { amount: limit.pending.amount });
    return true;
  }
}

async function newAccount(): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`insert into users (unique_id, email) values (${randomUUID()}, ${`${randomUUID()}@foyer.test`}) returning id`,
  );
  return rows[0]?.id ?? 0;
}

/** Whether the backend lets it happen. */
async function isDone(userId: number, what: Doing, at: number): Promise<boolean> {
  const now = new Date(at);
  const instant = sql`${now.toISOString()}::timestamptz`;
  const money = { userId, currencyCode: "EUR" };
  try {
    await app.db.transaction(async (tx) => {
      if (what.do === "bet") {
        await requireBetWithinLimits(tx, { ...money, amount: what.amount }, settings, now);
        await tx.execute(countPlayed({ ...money, bet: what.amount, payout: what.win, rounds: 1 }, instant));
      } else if (what.do === "deposit") {
        await requireDepositWithinLimits(tx, { ...money, amount: what.amount }, settings, now);
        const id = await book(tx, "deposit", `deposit:${randomUUID()}`, []);
        await tx.execute(sql`insert into ledger_entries (transaction_id, account, user_id, currency_code, amount, created_at) values
          (${id}, 'cash', ${userId}, 'EUR', ${what.amount}, ${instant}), (${id}, 'outside', null, 'EUR', ${-what.amount}, ${instant})`);
      } else if (what.do === "withdraw") {
        const id = await book(tx, "withdrawal", `withdrawal:${randomUUID()}`, []);
        await tx.execute(sql`insert into ledger_entries (transaction_id, account, user_id, currency_code, amount, created_at) values
          (${id}, 'cash', ${userId}, 'EUR', ${-what.amount}, ${instant}), (${id}, 'outside', null, 'EUR', ${what.amount}, ${instant})`);
      } else if (what.do === "limit") {
        const currencyCode = what.kind === "time" ? null : "EUR";
        await changeLimit(
          tx,
          { userId, kind: what.kind, timeframe: what.timeframe, amount: what.amount, currencyCode },
          rules,
          now,
        );
      } else await answerIncrease(tx, { userId, kind: what.kind, timeframe: what.timeframe }, what.accept, now);
    });
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

it("lets through what a plain list of all that happened lets through, over random months (L-1.04, C-4.57)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const userId = await newAccount();
      const model = new Model();
      let at = Date.UTC(2026, 0, 20, 21, 30);
      for (const [index, { wait, doing: what }] of steps.entries()) {
        at += wait * minute;
        const expected = model.does(what, at);
        expect([index, what, await isDone(userId, what, at)]).toEqual([index, what, expected]);
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
