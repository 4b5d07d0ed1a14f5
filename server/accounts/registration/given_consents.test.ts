import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { users } from "../users/tables";
import { consentRecords } from "./tables";

const terms = { key: "terms_and_conditions_acceptance", defaultValue: false, isMandatory: true, url: "/terms" };
const news = { key: "newsletter_subscription", defaultValue: false, isMandatory: false };

let app: FastifyInstance;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  headers = await bearerOf(app, "paid@foyer.test");
});
afterAll(() => app.close());

function openSite() {
  const pending = async () =>
    ((await call(app, { method: "GET", url: "/api/user/pending-consents", headers })).body as { consents: object[] }).consents;
  const agree = (version: string) =>
    call(app, {
      method: "POST",
      url: "/api/user/agree-again",
      headers,
      payload: { consents: [{ key: terms.key, version }] },
    });
  const publish = (version: string, asksAgain: boolean) =>
    changeSettings(app, {
      registrationConsents: [
        { ...terms, version, asksAgain },
        { ...news, version },
      ],
    });
  return { pending, agree, publish };
}

it("asks a player again for a new version that says so, keeps each answer with its version, and asks no more", async () => {
  const { pending, agree, publish } = openSite();
  expect(await pending()).toEqual([]);
  await publish("2", false);
  expect(await pending()).toEqual([]);
  await publish("3", true);
  expect(await pending()).toEqual([{ key: terms.key, version: "3", url: "/terms" }]);
  expect((await agree("2")).body).toMatchObject({ code: "consents.changed" });
  expect((await agree("3")).status).toBe(200);
  expect(await pending()).toEqual([]);
  await publish("4", true);
  expect((await agree("4")).status).toBe(200);
  const [player] = await app.db.select().from(users).where(eq(users.email, "paid@foyer.test"));
  const rows = await app.db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.userId, player?.id ?? 0));
  expect(rows.map(({ key, version, isGiven }) => ({ key, version, isGiven }))).toEqual([
    { key: terms.key, version: "3", isGiven: true },
    { key: terms.key, version: "4", isGiven: true },
  ]);
});

it("keeps with a new account which version it agreed to", async () => {
  const { publish } = openSite();
  await publish("2026-11", true);
  const payload = {
    emailPhoneRegistration: false,
    email: "fresh-consent@example.test",
    password: "Fresh-consent-1!",
    countryCode: "DE",
    currencyCode: "EUR",
    subscribe: true,
    firstName: "Ada",
    lastName: "Winther",
    dateOfBirth: "1990-05-05",
    address: "Harbour Street 1",
    city: "Kiel",
    zipCode: "24103",
    country: "DE",
    consents: { [terms.key]: true },
  };
  expect((await call(app, { method: "POST", url: "/api/user/sign-up", payload })).status).toBe(200);
  const [player] = await app.db.select().from(users).where(eq(users.email, payload.email));
  const rows = await app.db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.userId, player?.id ?? 0));
  expect(rows.find(({ key }) => key === terms.key)).toMatchObject({ version: "2026-11", isGiven: true });
});
