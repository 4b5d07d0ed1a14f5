import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Documents } from "../../../schemas/api/documents";
import type { PlayerPage } from "../../../schemas/api/players_desk";
import { checkChain } from "../../platform/audit/check_chain";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let cashier: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  cashier = await bearerOf(app, "cashier@foyer.test");
});
afterAll(() => app.close());

/** A player of one test alone, who reads German and has 100 EUR. */
async function newPlayer(dateOfBirth: string | null = "1990-05-17") {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents, preferred_language,
      date_of_birth)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents, 'de', ${dateOfBirth}
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  return { id, email, headers: await bearerOf(app, email) };
}

const pageOf = async (id: number) =>
  (await call<PlayerPage>(app, { url: `/api/backoffice/protection/players/${id}`, headers: cashier })).body;
const post = (url: string, payload: object) =>
  call<{ code?: string; data?: { until: string | null } }>(app, {
    method: "POST",
    url: `/api/backoffice/${url}`,
    payload,
    headers: cashier,
  });
const exclude = (id: number, payload: object) =>
  post(`protection/players/${id}/exclude`, { reason: "signs_of_harm", note: "Called on Friday, cried.", ...payload });

it("shows a player's state, money, limits and what they can be asked for, and writes each look down once (L-1.03)", async () => {
  const { id, email, headers } = await newPlayer();
  await call(app, {
    method: "POST",
    url: "/api/user/set-deposit-limit",
    payload: { monthly: 500 },
    headers,
  });
  const page = await pageOf(id);
  expect(page.player).toMatchObject({ email, dateOfBirth: "1990-05-17", excludedUntil: null, isHeld: false });
  expect(page.balance).toMatchObject({ cash: 100, bonus: 0, reserved: 0, owed: 0, currencyCode: "EUR" });
  expect(page.limits.map(({ kind }) => kind)).toContain("deposit");
  expect(page.requests.letters.find(({ code }) => code === "payout")).toEqual({
    code: "payout",
    theirs: "Wir brauchen es vor deiner nächsten Auszahlung.",
    own: "We need it before your next payout.",
  });
  const looks = (await pageOf(id)).trail.filter(({ action }) => action === "player.looked_at");
  expect(looks.map(({ actor }) => actor)).toEqual(["cashier@foyer.test", "cashier@foyer.test"]);
});

it("says no age of somebody whose date of birth is only a placeholder (C-5.23)", async () => {
  for (const date of ["1900-01-01", null]) {
    const { id } = await newPlayer(date);
    expect((await pageOf(id)).player).toMatchObject({ dateOfBirth: null, age: null });
  }
});

it("keeps remarks of the house in the chain of the trail, the newest first, and shows them to no player", async () => {
  const { id, headers } = await newPlayer();
  for (const note of ["Asked how payouts work.", "Explained, understood."])
    expect((await post(`protection/players/${id}/note`, { note })).status).toBe(200);
  const { notes } = await pageOf(id);
  expect(notes.map(({ actor, details }) => [actor, details["note"]])).toEqual([
    ["cashier@foyer.test", "Explained, understood."],
    ["cashier@foyer.test", "Asked how payouts work."],
  ]);
  expect((await post(`protection/players/${id}/note`, { note: "  " })).status).toBe(400);
  expect((await checkChain(app.db)).broken).toBeNull();
  const { text } = await call(app, { url: "/api/user/get-user-details", headers });
  expect(text).not.toContain("understood");
});

it("asks a player for a document for a reason that they read in their language, and twice for nothing that waits (C-4.52, L-1.03)", async () => {
  const { id, headers } = await newPlayer();
  expect((await post(`documents/${id}/6/request`, { reason: "source_of_money" })).status).toBe(200);
  const { body } = await call<Documents>(app, { url: "/api/document/get-documents", headers });
  expect(body.userDocument.rows).toMatchObject([
    {
      status: 4,
      reason: "Das Gesetz verlangt, dass wir wissen, woher das Geld stammt, das du einzahlst.",
    },
  ]);
  expect((await post(`documents/${id}/6/request`, { reason: "other" })).status).toBe(400);
});

it("an exclusion by the house holds at once: signed out, no sign-in, the money stays, and it is in the trail (L-7.42)", async () => {
  const { id, headers } = await newPlayer();
  const { status, body } = await exclude(id, { kind: "self_exclusion", period: "P1Y" });
  expect(status).toBe(200);
  expect((await call(app, { url: "/api/user/get-user-details", headers })).status).toBe(401);
  const page = await pageOf(id);
  expect(page.player.excludedUntil).toBe(body.data?.until);
  expect(page.breaks).toMatchObject([{ kind: "self_exclusion", period: "P1Y" }]);
  expect(page.balance.cash).toBe(100);
  expect(page.trail.find(({ action }) => action === "player.excluded")).toMatchObject({
    actor: "cashier@foyer.test",
    details: { reason: "signs_of_harm", note: "Called on Friday, cried." },
  });
});

it("the house enters no break that the market has not, and none that is shorter than one that runs (D-07)", async () => {
  const { id } = await newPlayer();
  expect(await exclude(id, { kind: "time_out", period: "P9D" })).toMatchObject({
    status: 400,
    body: { code: "break.not_offered" },
  });
  await exclude(id, { kind: "self_exclusion", period: "P1Y" });
  expect(await exclude(id, { kind: "time_out", period: "PT24H" })).toMatchObject({
    status: 409,
    body: { code: "break.longer" },
  });
  expect((await exclude(id, { kind: "self_exclusion", period: "P1Y", note: " " })).status).toBe(400);
});

it("people of the back office are no players: nobody looks at them or excludes them here", async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from users where email = 'admin@foyer.test'`);
  const id = rows[0]?.id ?? 0;
  const refused = { status: 404, body: { code: "player.not_found" } };
  expect(await call(app, { url: `/api/backoffice/protection/players/${id}`, headers: cashier })).toMatchObject(refused);
  expect(await exclude(id, { kind: "time_out", period: "PT24H" })).toMatchObject(refused);
  expect(await post(`protection/players/${id}/note`, { note: "A remark." })).toMatchObject(refused);
});
