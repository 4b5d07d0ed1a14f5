import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearerOf, call, startTestApp } from "../testing/test_app";

let app: FastifyInstance;
let admin: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
});
afterAll(() => app.close());

const read = async () =>
  (await call(app, { method: "GET", url: "/api/settings" })).body as { settings?: object; revision?: number };
const save = (body: object) => call(app, { method: "PUT", url: "/api/backoffice/settings", payload: body, headers: admin });

it("saves the site's settings, and tells the second of two who saved first", async () => {
  const { settings, revision = 0 } = await read();
  const answers = await Promise.all(["One", "Two"].map((name) => save({ revision, settings: { ...settings, name } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: "settings.conflict",
    current: { revision: revision + 1 },
  });
  expect((await read()).revision).toBe(revision + 1);
});

it.each([
  ["a theme that is none", { theme: "casino-royale" }],
  ["an address that runs a script", { topNavigation: [{ title: { en: "x" }, url: "javascript:alert(1)" }] }],
  ["no languages", { languages: [] }],
])("refuses %s", async (_, wrong) => {
  const { settings, revision } = await read();
  expect((await save({ revision, settings: { ...settings, ...wrong } })).status).toBe(400);
});

it("lists the languages that the site offers (L-7.28, L-3.28)", async () => {
  const { settings, revision } = await read();
  await save({ revision, settings: { ...settings, languages: ["en", "no"] } });
  const { body } = await call(app, { method: "GET", url: "/api/admin/get-languages" });
  expect(body).toEqual({
    languages: [
      { code: "en", languageName: "English" },
      { code: "no", languageName: "Norsk" },
    ],
  });
});
