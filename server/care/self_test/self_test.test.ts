import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SelfTest } from "../../../schemas/api/self_test";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { resultOf } from "./routes";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  await app.db.execute(sql`insert into users (unique_id, email, password_hash, currency_code, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', true, consents from users where email = 'paid@foyer.test'`);
  const headers = await bearerOf(app, email);
  const read = async () =>
    (await call<{ selfTest: SelfTest | null }>(app, { url: "/api/user/get-self-test", headers })).body.selfTest;
  const post = (name: string, payload: object) =>
    call<{ selfTest: SelfTest }>(app, { method: "POST", url: `/api/user/${name}`, payload, headers });
  return { read, post };
}

it.each([
  [0, "none"],
  [1, "low"],
  [2, "low"],
  [3, "some"],
  [7, "some"],
  [8, "high"],
  [27, "high"],
])("reads a score of %i as its authors do", (score, result) => expect(resultOf(score)).toBe(result));

it("keeps the newest result for who took the test alone, and deletes it when they ask", async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  expect(await player.read()).toBeNull();
  await player.post("take-self-test", { answers: [3, 3, 3, 0, 0, 0, 0, 0, 0] });
  await player.post("take-self-test", { answers: [1, 1, 0, 0, 0, 0, 0, 0, 0] });
  expect(await player.read()).toMatchObject({ score: 2, result: "low" });
  expect(await other.read()).toBeNull();
  expect((await player.post("delete-self-test", {})).status).toBe(200);
  expect(await player.read()).toBeNull();
});

it.each([
  ["eight answers", [0, 0, 0, 0, 0, 0, 0, 0]],
  ["ten answers", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ["an answer of 4", [4, 0, 0, 0, 0, 0, 0, 0, 0]],
  ["half an answer", [0.5, 0, 0, 0, 0, 0, 0, 0, 0]],
])("refuses %s and keeps what was", async (_, answers) => {
  const player = await newPlayer();
  await player.post("take-self-test", { answers: [0, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect((await player.post("take-self-test", { answers })).status).toBe(400);
  expect(await player.read()).toMatchObject({ score: 0 });
});

it("is read by no other code of the server than its own calls and the player's export", () => {
  const server = join(app.root, "server");
  const readers = readdirSync(server, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .filter((path) => /selfTests\b|self_tests/.test(readFileSync(join(server, path), "utf8")));
  expect(readers.sort()).toEqual(["care/self_test/routes.ts", "care/self_test/tables.ts"]);
});
