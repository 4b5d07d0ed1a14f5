import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UserTopic } from "../../../schemas/api/onboarding";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  headers = await bearerOf(app, "unpaid@foyer.test");
  await changeSettings(app, { onboarding: { isShown: true, redirectUrl: "", topics } });
});
afterAll(() => app.close());

const content = (title: string) => ({ title, description: "", desktopMedia: "", mobileMedia: "", link: "", buttonText: "" });
const topics = [
  { topicKey: "hello", topicContent: { en: content("Welcome"), de: content("Willkommen") } },
  { topicKey: "bounds", topicContent: { en: content("Limits") } },
  { topicKey: "danish", topicContent: { da: content("Hej") } },
];

const read = async (query = "", as: Record<string, string> = headers) => {
  const url = `/api/user/get-user-onboarding${query}`;
  const { body } = await call<{ topics: UserTopic[] }>(app, { method: "GET", url, headers: as });
  return body.topics.map(({ topicKey, isSeen, topicContent }) => [topicKey, isSeen, topicContent?.title ?? null]);
};
const mark = (step: unknown) =>
  call(app, { method: "POST", url: "/api/user/mark-user-onboarding-step", payload: { step }, headers });

it("answers the topics in the language that is asked for, else in English, else without words (L-7.32, L-3.35, L-4.70)", async () => {
  expect(await read("?language=de")).toEqual([
    ["hello", false, "Willkommen"],
    ["bounds", false, "Limits"],
    ["danish", false, null],
  ]);
});

it("puts what was seen last, for that account alone (L-7.33)", async () => {
  expect((await mark("hello")).body).toEqual({ data: { success: true } });
  expect((await mark("hello")).status).toBe(200);
  expect(await read()).toEqual([
    ["bounds", false, "Limits"],
    ["danish", false, null],
    ["hello", true, "Welcome"],
  ]);
  const others = await read("", await bearerOf(app, "fresh@foyer.test"));
  expect(others.every(([, isSeen]) => isSeen === false)).toBe(true);
});

it.each([
  ["no-such-topic", 404],
  ["", 400],
  [null, 400],
  [{}, 400],
  ["x".repeat(70), 400],
])("does not mark %j", async (step, status) => {
  expect((await mark(step)).status).toBe(status);
});

it("refuses guests and languages that are none", async () => {
  expect((await call(app, { method: "GET", url: "/api/user/get-user-onboarding" })).status).toBe(401);
  expect((await call(app, { method: "GET", url: "/api/user/get-user-onboarding?language=xx", headers })).status).toBe(400);
});

it("answers none where the site shows none", async () => {
  await changeSettings(app, { onboarding: { isShown: false, redirectUrl: "", topics } });
  expect(await read()).toEqual([]);
});
