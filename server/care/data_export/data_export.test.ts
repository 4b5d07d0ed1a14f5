import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dataExportPath } from "../../../schemas/api/data_export";
import { outbox } from "../../outside/messages/tables";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { excusedColumns, excusedTables, exportedTables } from "./kept_about";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', true, consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  const headers = await bearerOf(app, email);
  const read = () => call<{ dataExport: { readyAt: string | null } | null }>(app, { url: "/api/user/get-data-export", headers });
  const ask = () => call(app, { method: "POST", url: "/api/user/request-data-export", payload: {}, headers });
  const download = () => app.inject({ url: dataExportPath, headers });
  return { id, email, headers, read, ask, download };
}

it("makes a file of all that is kept about a player, for them alone (D-44)", async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  await call(app, { method: "POST", url: "/api/user/set-deposit-limit", payload: { daily: 70 }, headers: player.headers });
  await app.db.execute(sql`insert into consent_records (user_id, key, version, is_given) values
    (${player.id}, 'newsletter_subscription', '1', true), (${player.id}, 'newsletter_subscription', '1', false)`);
  const link = "https://casino.test/reset-password?token=opens-the-account";
  const letter = { channel: "email", language: "en", template: "reset_password", subject: "A new password" } as const;
  await app.db.insert(outbox).values({ ...letter, recipient: player.email, body: `Here: ${link}`, link, nextTryAt: null });
  expect((await player.read()).body.dataExport).toBeNull();
  expect((await player.download()).statusCode).toBe(404);
  expect((await player.ask()).status).toBe(200);
  await expect.poll(async () => (await player.read()).body.dataExport?.readyAt).toBeTruthy();
  const answer = await player.download();
  expect(answer.headers).toMatchObject({ "content-type": "application/gzip", "cache-control": "no-store" });
  const text = gunzipSync(answer.rawPayload).toString();
  const kept = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(kept)).toEqual(await exportedTables(app.db));
  expect(kept["users"]).toEqual([expect.objectContaining({ email: player.email })]);
  expect(kept["player_limits"]).toEqual([expect.objectContaining({ kind: "deposit", amount: 7_000 })]);
  expect(kept["consent_records"]?.map(({ is_given }) => is_given)).toEqual([true, false]);
  expect(kept["outbox"]).toContainEqual(expect.objectContaining({ recipient: player.email, subject: letter.subject }));
  expect(text).not.toContain("opens-the-account");
  expect(text).not.toContain(other.email);
  expect(text).not.toMatch(/password_hash|totp_secret|\$argon2/);
  expect((await other.download()).statusCode).toBe(404);
  expect((await app.inject({ url: dataExportPath })).statusCode).toBe(401);
});

it("has every table that holds a player: a new one is in it, or is excused by name", async () => {
  const { rows } = await app.db.execute<{ place: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union select table_name || '.' || column_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`);
  const exported = await exportedTables(app.db);
  const isCovered = (place: string) => {
    const [table = "", column = ""] = place.split(".");
    if (column !== "user_id") return excusedColumns.includes(place);
    return exported.includes(table) !== Object.hasOwn(excusedTables, table);
  };
  expect(rows.map(({ place }) => place).filter((place) => !isCovered(place))).toEqual([]);
  expect(exported).toEqual(
    expect.arrayContaining(["ledger_entries", "payments", "rounds", "sessions", "wallets", "player_breaks"]),
  );
});

it("goes on with an export whose process died, and deletes a file after its week", async () => {
  const player = await newPlayer();
  await app.db.execute(sql`insert into data_exports (user_id, requested_at) values (${player.id}, now() - interval '1 hour')`);
  app.makeDataExports();
  await expect.poll(async () => (await player.read()).body.dataExport?.readyAt).toBeTruthy();
  await app.db.execute(sql`update data_exports set ready_at = now() - interval '8 days' where user_id = ${player.id}`);
  const readAgain = async () => {
    app.makeDataExports();
    return (await player.read()).body.dataExport;
  };
  await expect.poll(readAgain).toBeNull();
});
