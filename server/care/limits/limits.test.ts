import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { LimitRow, LimitTable } from "../../../schemas/api/limits";
import { demoPassword } from "../../demo/accounts";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { changeSettings } from "../../testing/change_settings";
import { endOverlongSessions } from "./session_limit";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A player of one test alone, signed in, with 100 EUR. */
async function newPlayer({ currencyCode = "EUR", country = "DE" } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, ${currencyCode}, ${country}, true, consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array[${currencyCode}, ${currencyCode}], array[10000, -10000]::bigint[])`);
  const headers = await bearerOf(app, email);
  const post = (name: string, payload: object) =>
    call<{ data: { limit: LimitRow }; code?: string; message: string }>(app, {
      method: "POST",
      url: `/api/user/${name}`,
      payload,
      headers,
    });
  const table = async () => (await call<LimitTable>(app, { url: "/api/user/get-limit-table", headers })).body;
  const row = async (kind: string, timeframe: string) =>
    (await table()).limitTable.find((one) => one.kind === kind && one.timeframe === timeframe);
  return { id, email, headers, post, table, row };
}

async function openDice(headers: Record<string, string>) {
  const { body } = await call<{ data: { launchUrl: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId: "dice", demo: false },
    headers,
  });
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  return (bet: number) =>
    call<{ code?: string; data?: Record<string, unknown>; round?: { payout: number } }>(app, {
      method: "POST",
      url: "/api/play/bet",
      payload: { roundId: randomUUID(), bet, choice: { direction: "under", target: 2 } },
      headers: { "x-play-token": token, origin: "null" },
    });
}

it("tells all limits, set or not, with what is used and when they start again (L-7.31, L-3.30)", async () => {
  const { table } = await newPlayer();
  const { limitTable, session } = await table();
  expect(limitTable).toHaveLength(12);
  expect(limitTable[0]).toMatchObject({
    ...{
      kind: "deposit",
      timeframe: "daily",
      period: 0,
      currentLimit: "Not Set",
      usedLimit: 0,
      left: null,
      currency: "EUR",
      pending: null,
    },
  });
  expect(session).toEqual({ timeLimit: null, expiry: null, pending: null });
});

it("holds a first limit and a lower one at once, and lets a higher one wait a day, by the call of each kind (L-7.38, L-7.39, L-7.40, C-4.57, C-9.20, D-03, D-04, D-05)", async () => {
  const { post, row } = await newPlayer();
  for (const [kind, name] of [
    ["deposit", "set-deposit-limit"],
    ["loss", "set-loss-limit"],
    ["bet", "set-daily-limit"],
  ] as const) {
    const set = async (daily: number) => (await post(name, { daily })).body.data.limit;
    expect(await set(100)).toMatchObject({ kind, currentLimit: 100, left: 100, pending: null });
    expect(await set(70)).toMatchObject({ kind, currentLimit: 70, pending: null });
    const limit = await set(150);
    expect(limit).toMatchObject({ kind, currentLimit: 70, pending: { limit: 150, isReady: false } });
    const waits = Date.parse(limit.pending?.appliesAt ?? "") - Date.parse(limit.pending?.requestedAt ?? "");
    expect(waits).toBe(24 * 3_600_000);
    expect((await row(kind, "daily"))?.currentLimit).toBe(70);
  }
});

it("asks once more when the waiting is over, and takes a no at any time (C-4.57)", async () => {
  const { id, post, row } = await newPlayer();
  await post("set-loss-limit", { weekly: 50 });
  await post("set-loss-limit", { weekly: 90 });
  const answer = (accept: boolean) => post("answer-limit-increase", { kind: "loss", timeframe: "weekly", accept });
  expect(await answer(true)).toMatchObject({ status: 409, body: { code: "limit.not_ready" } });
  await app.db.execute(sql`update player_limits set pending_applies_at = now() where user_id = ${id}`);
  expect(await row("loss", "weekly")).toMatchObject({ currentLimit: 50, pending: { isReady: true } });
  expect((await answer(true)).status).toBe(200);
  expect(await row("loss", "weekly")).toMatchObject({ currentLimit: 90, pending: null });
  await post("set-loss-limit", { weekly: "Not Set" });
  expect(await row("loss", "weekly")).toMatchObject({ currentLimit: 90, pending: { limit: null } });
  expect((await answer(false)).status).toBe(200);
  expect(await answer(false)).toMatchObject({ status: 409, body: { code: "limit.nothing_pending" } });
  expect(await row("loss", "weekly")).toMatchObject({ currentLimit: 90, pending: null });
});

it("sets the one of the three that has a value, whether the others are left out or null (C-7.22)", async () => {
  const { post, row } = await newPlayer();
  for (const name of ["set-deposit-limit", "set-loss-limit", "set-daily-limit"])
    expect((await post(name, { daily: null, weekly: 80, monthly: null })).status, name).toBe(200);
  expect(await row("bet", "weekly")).toMatchObject({ currentLimit: 80 });
  expect(await row("bet", "daily")).toMatchObject({ currentLimit: "Not Set" });
});

it.each([
  ["zero", { daily: 0 }],
  ["less than zero", { daily: -1 }],
  ["nothing at all", { daily: null }],
  ["a number that is none", { daily: Number.NaN }],
  ["more than the most", { daily: 1_000_000_001 }],
  ["a third decimal", { daily: 10.005 }],
  ["two at once", { daily: 10, weekly: 20 }],
  ["none", {}],
  ["words", { daily: "10" }],
])("refuses %s and keeps what was (L-5.05)", async (_, body) => {
  const { post, row } = await newPlayer();
  await post("set-daily-limit", { daily: 40 });
  const refusal = await post("set-daily-limit", body);
  expect(refusal).toMatchObject({ status: 400, body: { code: "request.invalid" } });
  expect(JSON.stringify(refusal.body)).not.toMatch(/expected|Invalid|schema|NaN/); // words for people, not the schema's own
  expect(await row("bet", "daily")).toMatchObject({ currentLimit: 40, pending: null });
});

it.each([
  ["set-play-time", { daily: 0 }, "A limit is whole minutes from 1 to 1,440"],
  ["set-play-time", { weekly: 1.5 }, "A limit is whole minutes from 1 to 10,080"],
  ["set-session-time", { timeLimit: 9 }, "A sign-in lasts whole minutes from 10 to 43,200."],
  ["set-session-time", { timeLimit: 43_201 }, "A sign-in lasts whole minutes from 10 to 43,200."],
  ["set-session-time", { timeLimit: "an hour" }, "A sign-in lasts whole minutes from 10 to 43,200."],
])("%s refuses %j in words that say what a limit may be (C-5.47, C-5.48, C-9.23)", async (name, body, words) => {
  const { post } = await newPlayer();
  const refusal = await post(name, body);
  expect(refusal.status).toBe(400);
  expect(JSON.stringify(refusal.body)).toContain(words);
});

it("refuses more than there are numbers", async () => {
  const { headers, post, row } = await newPlayer();
  await post("set-daily-limit", { daily: 40 });
  const payload = '{"daily":1e309}';
  const sent = {
    method: "POST" as const,
    url: "/api/user/set-daily-limit",
    payload,
    headers: { ...headers, "content-type": "application/json" },
  };
  const refusal = await call(app, sent);
  expect(refusal).toMatchObject({ status: 400, body: { code: "request.invalid" } });
  expect(JSON.stringify(refusal.body)).toContain("A limit is more than 0 and at most 1,000,000,000");
  expect(await row("bet", "daily")).toMatchObject({ currentLimit: 40, pending: null });
});

it("refuses decimals that the account's currency has not, one or three (L-5.05)", async () => {
  const { post } = await newPlayer({ currencyCode: "JPY" });
  for (const monthly of [1000.5, 1000.125]) {
    const refusal = await post("set-deposit-limit", { monthly });
    expect(refusal.status).toBe(400);
    expect(JSON.stringify(refusal.body)).toContain("JPY has no decimals.");
  }
  expect((await post("set-deposit-limit", { monthly: 1000 })).body.data.limit).toMatchObject({
    currentLimit: 1000,
    currency: "JPY",
  });
});

it("of two tabs the lower limit holds, and who meant to lower it is told", async () => {
  const { post, row } = await newPlayer();
  await post("set-deposit-limit", { daily: 100 });
  expect((await post("set-deposit-limit", { daily: 60, was: 100 })).status).toBe(200);
  expect(await post("set-deposit-limit", { daily: 70, was: 100 })).toMatchObject({
    status: 409,
    body: { code: "limit.changed" },
  });
  expect(await row("deposit", "daily")).toMatchObject({ currentLimit: 60, pending: null });
});

it("raising and lowering at once ends with the lowest, whatever comes first", async () => {
  const { post, row } = await newPlayer();
  await post("set-deposit-limit", { daily: 100 });
  const asked = [150, 60, 200, 80, 60].map((daily) => post("set-deposit-limit", { daily, was: 100 }));
  expect((await Promise.all(asked)).map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  expect((await row("deposit", "daily"))?.currentLimit).toBe(60);
});

it("refuses a bet that would pass a limit, and says which, what is left and when it starts again", async () => {
  const { headers, post, row } = await newPlayer();
  await post("set-daily-limit", { weekly: 5 });
  await post("set-daily-limit", { daily: 3 });
  const bet = await openDice(headers);
  expect((await bet(2)).status).toBe(200);
  expect(await bet(2)).toMatchObject({
    status: 403,
    body: {
      code: "limit.reached",
      data: {
        kind: "bet",
        timeframe: "daily",
        currentLimit: 3,
        usedLimit: 2,
        left: 1,
        currency: "EUR",
        expiry: (await row("bet", "daily"))?.expiry,
      },
    },
  });
  expect((await bet(1)).status).toBe(200);
  expect(await row("bet", "weekly")).toMatchObject({ usedLimit: 3, left: 2 });
});

it("bets at once never pass a limit together", async () => {
  const { headers, post, row } = await newPlayer();
  await post("set-daily-limit", { daily: 10 });
  const bet = await openDice(headers);
  const answers = await Promise.all(Array.from({ length: 30 }, () => bet(1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(["limit.reached"]),
  );
  expect(await row("bet", "daily")).toMatchObject({ usedLimit: 10, left: 0 });
});

it("counts as lost what was bet and not won", async () => {
  const { headers, post, row } = await newPlayer();
  await post("set-loss-limit", { daily: 4 });
  const bet = await openDice(headers);
  let [bets, wins] = [0, 0];
  for (let turn = 0; turn < 12; turn++) {
    const { status, body } = await bet(1);
    const isOver = Math.max(0, bets - wins) + 1 > 4;
    expect([turn, status]).toEqual([turn, isOver ? 403 : 200]);
    if (isOver) break;
    bets += 1;
    wins += body.round?.payout ?? 0;
  }
  expect((await row("loss", "daily"))?.usedLimit).toBe(Math.max(0, bets - wins));
});

it("at the end of the time that was set for a day no bet is taken, and every session is over", async () => {
  const { id, headers, post } = await newPlayer();
  await post("set-play-time", { daily: 30 });
  const bet = await openDice(headers);
  expect((await bet(1)).status).toBe(200);
  await app.db.execute(sql`update played_hours set milliseconds = 30 * 60000 where user_id = ${id}`);
  expect(await bet(1)).toMatchObject({
    status: 403,
    body: { code: "limit.reached", data: { kind: "time", left: 0, currency: null } },
  });
  expect((await call(app, { url: "/api/user/get-limit-table", headers })).status).toBe(401);
});

it("ends a sign-in after the time that was set, and counts it from when it was set first (L-7.41, C-5.47, C-7.23)", async () => {
  const { id, headers, post, table } = await newPlayer();
  await app.db.execute(sql`update sessions set created_at = now() - interval '3 hours' where user_id = ${id}`);
  await post("set-session-time", { timeLimit: 60 });
  const { expiry } = (await table()).session;
  expect(Math.round((Date.parse(expiry ?? "") - Date.now()) / 60_000)).toBe(60);
  await post("set-session-time", { timeLimit: 30 });
  expect(Date.parse((await table()).session.expiry ?? "")).toBe(Date.parse(expiry ?? "") - 30 * 60_000);
  await app.db.execute(sql`update users set time_limit_since = now() - interval '31 minutes' where id = ${id}`);
  expect((await call(app, { url: "/api/user/get-limit-table", headers })).status).toBe(401);
  await endOverlongSessions(app.db);
  const { rows } = await app.db.execute(sql`select id from sessions where user_id = ${id}`);
  expect(rows).toEqual([]);
});

it.each([9, 43_201, 10.5, "60"])("refuses %s minutes for a sign-in (C-5.47)", async (timeLimit) => {
  const { post } = await newPlayer();
  expect((await post("set-session-time", { timeLimit })).status).toBe(400);
});

it("reads a stored session limit of 24 as 24 hours (C-9.22)", async () => {
  const { post, table } = await newPlayer();
  await post("set-session-time", { timeLimit: 24 });
  expect((await table()).session.timeLimit).toBe(1_440);
});

it("a longer sign-in waits and is asked for once more", async () => {
  const { id, post, table } = await newPlayer();
  await post("set-session-time", { timeLimit: 60 });
  await post("set-session-time", { timeLimit: 120 });
  expect((await table()).session).toMatchObject({ timeLimit: 60, pending: { limit: 120, isReady: false } });
  await app.db.execute(sql`update users set pending_time_limit_requested_at = now() - interval '25 hours' where id = ${id}`);
  expect((await post("answer-limit-increase", { kind: "session", accept: true })).status).toBe(200);
  expect((await table()).session).toMatchObject({ timeLimit: 120, pending: null });
});

it("a clock set back or ahead in one process gives nobody more of a limit, a shorter wait or an earlier end of a break", async () => {
  const { id, email, post, row, headers } = await newPlayer();
  await post("set-daily-limit", { daily: 10 });
  await post("set-daily-limit", { daily: 90 });
  const bet = await openDice(headers);
  expect((await bet(10)).status).toBe(200);
  const pending = (await row("bet", "daily"))?.pending?.appliesAt;
  const hours = 3_600_000;
  for (const off of [50, -50]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off * hours });
    try {
      const there = await bearerOf(app, email); // a token of the process whose clock is wrong
      const ask = <Body>(url: string, payload?: object) =>
        call<Body>(app, { url, headers: there, ...(payload && { method: "POST" as const, payload }) });
      const { limitTable } = (await ask<LimitTable>("/api/user/get-limit-table")).body;
      const limit = limitTable.find(({ kind, timeframe }) => kind === "bet" && timeframe === "daily");
      expect(limit).toMatchObject({ usedLimit: 10, left: 0, pending: { appliesAt: pending, isReady: false } });
      expect(await (await openDice(there))(1)).toMatchObject({ status: 403, body: { code: "limit.reached" } });
      const yes = { kind: "bet", timeframe: "daily", accept: true };
      expect(await ask("/api/user/answer-limit-increase", yes)).toMatchObject({ status: 409, body: { code: "limit.not_ready" } });
    } finally {
      vi.useRealTimers();
    }
  }
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 50 * hours });
  const rested = await call(app, {
    method: "POST",
    url: "/api/user/take-break",
    payload: { kind: "panic" },
    headers: await bearerOf(app, email),
  }).finally(() => vi.useRealTimers());
  expect(rested.status).toBe(200);
  const { rows } = await app.db.execute<{ left: number }>(
    sql`select extract(epoch from excluded_until - now())::int / 3600 as left from users where id = ${id}`,
  );
  expect(rows[0]?.left).toBeGreaterThanOrEqual(23); // a day, and not over before it began
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 50 * hours });
  const signedIn = await call(app, {
    method: "POST",
    url: "/api/user/login",
    payload: { email, password: demoPassword },
  }).finally(() => vi.useRealTimers());
  expect(signedIn).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
});

it("keeps the last limit that a market demands, and waits as long as it says", async () => {
  const { markets, servedCountries } = app.settings().settings;
  await changeSettings(app, { markets: ["SE"], servedCountries: [] });
  const { post, table } = await newPlayer({ country: "SE" });
  expect((await table()).rules).toMatchObject({
    missing: ["deposit"],
    mandatory: ["deposit"],
    increaseWaitsHours: 72,
    increaseAfterPeriod: true,
  });
  for (const name of ["daily", "weekly", "monthly"]) await post("set-deposit-limit", { [name]: 500 });
  expect((await table()).rules.missing).toEqual([]);
  expect(await post("set-deposit-limit", { daily: "Not Set" })).toMatchObject({ status: 409, body: { code: "limit.mandatory" } });
  const { pending } = (await post("set-deposit-limit", { monthly: 900 })).body.data.limit;
  const monthEnds = (await table()).limitTable.find((row) => row.kind === "deposit" && row.timeframe === "monthly")?.expiry ?? "";
  expect(Date.parse(pending?.appliesAt ?? "")).toBe(
    Math.max(Date.parse(monthEnds), Date.parse(pending?.requestedAt ?? "") + 72 * 3_600_000),
  );
  await changeSettings(app, { markets, servedCountries });
});
