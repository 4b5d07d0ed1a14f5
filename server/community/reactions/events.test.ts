import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.db.execute(sql`delete from events`));

let address = 0;
/** Each from an address of its own, since so many may come from one. */
const send = (payload: unknown, headers: Record<string, string> = {}, remoteAddress = `8.8.8.${(address += 1)}`) =>
  call(app, { method: "POST", url: "/api/events", payload: payload as object, headers, remoteAddress });
const written = async () => (await app.db.execute(sql`select * from events order by id`)).rows;
const open = { name: "ONBOARDING_OPEN", data: { topics: 3, automatic: true } };

it.each(["ONBOARDING_OPEN", "ONBOARDING_CLOSE", "POPUP_ACTIVITY"])("writes %s down (L-7.60)", async (name) => {
  expect((await send({ language: "de", events: [{ name, data: { popup: "login" } }, open] })).status).toBe(200);
  expect(await written()).toMatchObject([
    { name, data: { popup: "login" }, language: "de", country: "US" },
    { name: "ONBOARDING_OPEN", data: { topics: 3, automatic: true } },
  ]);
});

it("writes nothing down about who it was", async () => {
  await send({ language: "en", events: [open] }, await bearerOf(app, "paid@foyer.test"));
  const [row = {}] = await written();
  expect(Object.keys(row).sort()).toEqual(["at", "country", "data", "id", "language", "name"]);
});

it.each([
  ["no events", { language: "en", events: [] }],
  ["a name that is not known", { language: "en", events: [{ name: "DROP TABLE" }] }],
  ["too many at once", { language: "en", events: Array.from({ length: 21 }, () => open) }],
  ["data within data", { language: "en", events: [{ ...open, data: { a: { b: 1 } } }] }],
  ["long data", { language: "en", events: [{ ...open, data: { a: "x".repeat(101) } }] }],
  ["many fields", { language: "en", events: [{ ...open, data: Object.fromEntries([..."abcdefghi"].map((key) => [key, 1])) }] }],
  ["a field that is no name", { language: "en", events: [{ ...open, data: { "<script>": 1 } }] }],
  ["a language that is none", { language: "xx", events: [open] }],
  ["rubbish", [null, 7]],
])("refuses %s", async (_, payload) => {
  expect((await send(payload)).status).toBe(400);
  expect(await written()).toEqual([]);
});

it("refuses other sites, and more than so much from one address", async () => {
  const foreign = { host: "foyer.test", origin: "https://evil.test" };
  expect((await send({ language: "en", events: [open] }, foreign)).status).toBe(403);
  const statuses = [];
  for (let n = 0; n < 62; n += 1) statuses.push((await send({ language: "en", events: [open] }, {}, "9.9.9.9")).status);
  expect(statuses.slice(59)).toEqual([200, 429, 429]);
});

it("forgets what is older than 400 days", async () => {
  await app.db.execute(
    sql`insert into events (name, data, language, at) values ('POPUP_ACTIVITY', '{}', 'en', now() - interval '401 days')`,
  );
  await send({ language: "en", events: [open] });
  expect((await written()).map(({ name }) => name)).toEqual(["ONBOARDING_OPEN"]);
});
