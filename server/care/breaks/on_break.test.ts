import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { profiles } from "../../../schemas/profiles";
import { liveNamespace, realtimePath } from "../../../schemas/live_address";
import { withdrawalTicket } from "../../accounts/users/withdrawal_ticket";
import { users } from "../../accounts/users/tables";
import { demoPassword } from "../../demo/accounts";
import { outbox } from "../../outside/messages/tables";
import { runBonus } from "../../testing/bonus_player";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";

let apps: FastifyInstance[];
let app: FastifyInstance;
beforeAll(async () => {
  const connection = await createTestDatabase("demo");
  const configuration = { sessionSecrets: ["one secret for both processes of this test"] as const };
  apps = await Promise.all([startTestApp({ connection, configuration }), startTestApp({ connection, configuration })]);
  app = apps[0] as FastifyInstance;
});
afterAll(() => Promise.all(apps.map((each) => each.close())));

interface SignedIn {
  code?: string;
  data: { ticket: string; until: string | null; accessToken: string; isCodeNeeded: boolean; sentTo: string };
}

/** A player of one test alone with 100 EUR and 20 EUR of a bonus. */
async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, deposit_count, news_letter)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents, 1, true
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db
    .execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'bonus', 'outside'], array[${id}, ${id}, null]::int[],
    array['EUR', 'EUR', 'EUR'], array[10000, 2000, -12000]::bigint[])`);
  await runBonus(app, id, 5_000);
  const post = (url: string, payload: object, headers?: Record<string, string>) =>
    call<SignedIn>(app, { method: "POST", url, payload, ...(headers && { headers }) });
  const headers = await bearerOf(app, email);
  const rest = (kind: string, period: string) => post("/api/user/take-break", { kind, period }, headers);
  const signIn = () => post("/api/user/login", { email, password: demoPassword });
  /** By the code of the letter. */
  async function openForWithdrawal() {
    const { ticket } = (await signIn()).body.data;
    await post("/api/user/send-withdrawal-code", { ticket });
    const { status, body } = await post("/api/user/open-withdrawal", { ticket, code: await codeOf(email) });
    expect(status).toBe(200);
    return { authorization: `Bearer ${body.data.accessToken}` };
  }
  return { id, email, headers, post, rest, signIn, openForWithdrawal };
}

async function codeOf(email: string): Promise<string> {
  const [letter] = await app.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id)).limit(1);
  return /\b\d{6}\b/.exec(JSON.stringify(letter))?.[0] ?? "";
}

it("who is on a break gets at their balance by their password and a code from a letter (D-44, C-8.25)", async () => {
  const { email, post, rest, signIn } = await newPlayer();
  await rest("time_out", "P1W");
  const refused = await signIn();
  expect(refused).toMatchObject({ status: 403, body: { code: "user.self_exclusion.notice" } });
  const { ticket } = refused.body.data;
  expect((await post("/api/user/open-withdrawal", { ticket })).status).toBe(401);
  expect((await post("/api/user/send-withdrawal-code", { ticket })).body.data).toMatchObject({ isCodeNeeded: true });
  const code = await codeOf(email);
  const other = code === "000000" ? "000001" : "000000";
  expect((await post("/api/user/open-withdrawal", { ticket, code: other })).body.code).toBe("break.code_wrong");
  const opened = await post("/api/user/open-withdrawal", { ticket, code });
  expect(opened.status).toBe(200);
  const headers = { authorization: `Bearer ${opened.body.data.accessToken}` };
  const conditions = await call<{ free: number }>(app, { url: "/api/user/get-withdraw-conditions", headers });
  expect(conditions).toMatchObject({ status: 200, body: { free: 100 } });
  expect((await post("/api/user/open-withdrawal", { ticket, code })).status).toBe(401); // it works once
  const deposit = await post("/api/user/init-pay", { pspID: "1" }, headers);
  expect(deposit).toMatchObject({
    status: 403,
    body: { code: "user.self_exclusion.notice", data: { until: refused.body.data.until } },
  });
});

it("a ticket runs out, is no other account's, and opens nothing once the break has ended (D-44)", async () => {
  const { id, post, rest, signIn } = await newPlayer();
  const early = withdrawalTicket(app.signer, id, true);
  expect((await post("/api/user/open-withdrawal", { ticket: early })).body.code).toBe("break.ended");
  await rest("time_out", "P1W");
  const old = withdrawalTicket(app.signer, id, true, Date.now() - 16 * 60_000);
  expect((await post("/api/user/open-withdrawal", { ticket: old })).body.code).toBe("break.ticket_expired");
  expect((await post("/api/user/open-withdrawal", { ticket: "forged" })).status).toBe(410);
  const headers = {
    authorization: `Bearer ${(await post("/api/user/open-withdrawal", { ticket: early })).body.data.accessToken}`,
  };
  expect((await call(app, { url: "/api/user/get-user-wallets", headers })).status).toBe(200);
  await app.db
    .update(users)
    .set({ excludedUntil: new Date(Date.now() - 1000) })
    .where(eq(users.id, id));
  expect((await call(app, { url: "/api/user/get-user-wallets", headers })).status).toBe(401); // the whole account by signing in as usual
  expect((await signIn()).status).toBe(200);
});

it("a self-exclusion ends the bonus with its money and letters of offers; a time-out leaves them as they are", async () => {
  const read = async (id: number) =>
    (
      await app.db.execute(sql`select bonus_id is null as ended,
        coalesce((select wager_left from player_bonuses where id = bonus_id), 0)::int as wager, news_letter as letters,
        amount::int as cash, non_cash_amount::int as bonus from users join wallets on user_id = id where id = ${id}`)
    ).rows[0];
  const rested = await newPlayer();
  await rested.rest("time_out", "P1W");
  expect(await read(rested.id)).toEqual({ ended: false, wager: 5000, letters: true, cash: 10_000, bonus: 2000 });
  const excluded = await newPlayer();
  await excluded.rest("self_exclusion", "P1Y");
  expect(await read(excluded.id)).toEqual({ ended: true, wager: 0, letters: false, cash: 10_000, bonus: 0 });
});

it("sockets of every tab, at every process, close within a second of the break (D-44)", async () => {
  await Promise.all(apps.map((each) => each.listen({ port: 0, host: "127.0.0.1" })));
  const { email, headers, rest } = await newPlayer();
  const tokens = [headers, await bearerOf(app, email)].map(({ authorization }) => authorization.slice(7));
  const sockets = apps.map((each, index) => {
    const address = each.server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    return io(origin + liveNamespace, {
      path: realtimePath,
      transports: ["websocket"],
      auth: { token: tokens[index] },
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin },
    });
  });
  await Promise.all(
    sockets.map(
      (socket) => new Promise((resolve, reject) => void socket.on("connect", () => resolve(null)).on("connect_error", reject)),
    ),
  );
  const closed = sockets.map(
    (socket) => new Promise<number>((resolve) => socket.on("disconnect", () => resolve(performance.now()))),
  );
  const begun = performance.now();
  await rest("self_exclusion", "P1Y");
  const took = Math.max(...(await Promise.all(closed))) - begun;
  expect(took).toBeLessThan(1000);
});

/** What is open in a session that is for a withdrawal alone: the player's own calls, with what they spent and what is kept about them. All others answer 403 with the end of the break. */
const openToExcluded = [
  "GET /api/document/get-documents",
  "GET /api/user/get-activity",
  "GET /api/user/get-casino-transactions",
  "GET /api/user/get-consent-history",
  "GET /api/user/get-crypto-contacts",
  "GET /api/user/get-crypto-wallet-calc-withdrawal-amount",
  "GET /api/user/get-crypto-wallet-networks",
  "GET /api/user/get-data-export",
  "GET /api/user/get-open-payments",
  "GET /api/user/get-payment",
  "GET /api/user/get-user-details",
  "GET /api/user/get-user-transactions",
  "GET /api/user/get-user-wallets",
  "GET /api/user/get-withdraw-conditions",
  "GET /api/user/get-withdraw-requests",
  "POST /api/user/answer-withdraw-question",
  "POST /api/user/init-withdrawal",
  "POST /api/user/preview-withdrawal",
  "POST /api/user/remove-crypto-contact",
  "POST /api/user/request-data-export",
  "POST /api/user/save-crypto-contact",
  "POST /api/user/withdraw-reject",
  "PUT /api/document/update-user-document",
];

/** Of the calls that move money, what each state of an account may: `open`, or the code that it is refused with. */
const money = {
  "POST /api/user/init-pay": { excluded: "user.self_exclusion.notice", unverified: "user.email_not_verified", free: "open" },
  "POST /api/user/initialize-payment": {
    excluded: "user.self_exclusion.notice",
    unverified: "user.email_not_verified",
    free: "open",
  },
  "POST /api/user/init-withdrawal": { excluded: "open", unverified: "open", free: "open" },
  "POST /api/user/preview-withdrawal": { excluded: "open", unverified: "open", free: "open" },
  "POST /api/user/init-game": { excluded: "user.self_exclusion.notice", unverified: "open", free: "open" },
} as const;

it.each(["time_out", "self_exclusion"])(
  "of every call, who is on a %s may make those that a withdrawal needs (D-44)",
  async (kind) => {
    const { rest, openForWithdrawal } = await newPlayer();
    await rest(kind, kind === "time_out" ? "P1W" : "P1Y");
    const headers = { ...(await openForWithdrawal()), "content-type": "application/json" };
    const open: string[] = [];
    for (const { method, path, role } of app.endpoints.filter((each) => each.role !== "public")) {
      const { status, body } = await call<{ code?: string }>(app, {
        method,
        url: path.replaceAll(/:\w+/g, "1"),
        payload: method === "GET" ? undefined : "{",
        headers,
      });
      const isShut = status === 403 && body.code === "user.self_exclusion.notice";
      if (!isShut) open.push(`${method} ${path}`);
      expect([role, status === 401, status >= 500]).toEqual([role, false, false]);
    }
    expect(open.sort()).toEqual(openToExcluded);
  },
);

const paysOut = [...profiles.values()].filter(({ excludedMayWithdraw }) => excludedMayWithdraw?.value);

it.each(paysOut.map(({ code, country }) => [code, country] as const))(
  "in %s who is excluded gets at their money all the same (D-14, D-44)",
  async (code, country) => {
    const { markets, servedCountries } = app.settings().settings;
    const { id, rest, openForWithdrawal } = await newPlayer();
    await app.db.update(users).set({ countryCode: country }).where(eq(users.id, id));
    await changeSettings(app, { markets: [code], servedCountries: [] });
    await rest("self_exclusion", "P1Y");
    const headers = await openForWithdrawal();
    const conditions = await call<{ free: number }>(app, { url: "/api/user/get-withdraw-conditions", headers });
    expect(conditions).toMatchObject({ status: 200, body: { free: 100 } });
    await changeSettings(app, { markets, servedCountries });
  },
);

it.each(Object.entries(money))("%s is open or refused as the state of the account says", async (named, expected) => {
  const [method = "GET", url = ""] = named.split(" ");
  const { settings } = app.settings();
  const answer = async (headers: Record<string, string>) => {
    const { status, body } = await call<{ code?: string }>(app, {
      method: method as "GET",
      url,
      payload: { gameId: 1, pspID: "none", amount: 10, accountId: 1, methodId: "none", currency: "EUR" },
      headers,
    });
    expect(status).toBeLessThan(500);
    return body.code?.startsWith("user.") ? body.code : "open";
  };
  const player = await newPlayer();
  expect(await answer(player.headers)).toBe(expected.free);
  await app.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, player.id));
  settings.depositNeedsVerifiedEmail = true;
  expect(await answer(player.headers)).toBe(expected.unverified);
  settings.depositNeedsVerifiedEmail = false;
  await app.db.update(users).set({ isEmailVerified: true }).where(eq(users.id, player.id));
  await player.rest("self_exclusion", "P1Y");
  expect(await answer(await player.openForWithdrawal())).toBe(expected.excluded);
});
