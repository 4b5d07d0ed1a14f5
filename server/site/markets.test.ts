import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoPassword } from "../demo/accounts";
import { loginGuesses, users } from "../accounts/users/tables";
import { createSourceRenderer } from "../testing/source_renderer";
import { call, startTestApp } from "../testing/test_app";

let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp({
    createRenderer: createSourceRenderer,
    configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-subdivision" },
  });
  const answer = await login("DK");
  cookie = `foyer_session=${answer.headers["set-cookie"]?.toString().match(/foyer_session=([^;]+)/)?.[1]}`;
});
afterAll(() => app.close());
beforeEach(async () => void (await app.db.delete(loginGuesses)));

const ours = (country: string) => ({ "x-country": country, host: "localhost", origin: "http://localhost" });
const login = (country: string) =>
  call(app, {
    method: "POST",
    url: "/api/user/login",
    payload: { email: "paid@foyer.test", password: demoPassword },
    headers: ours(country),
  });
const page =
  (url: string, headers: Record<string, string> = {}) =>
  async (country: string) =>
    (await app.inject({ url, headers: { ...ours(country), ...headers } })).statusCode;
const money = page; // of who is signed in
const own = () => ({ cookie });

it("knows a part of a country by its code, however the proxy tells it, and the header names it in the visitor's language (L-2.54, D-37)", async () => {
  for (const told of ["DE-BY", "BY", "Bavaria"]) {
    const headers = { ...ours("DE"), "x-subdivision": told };
    const { body } = await call<{ viewer: object }>(app, { method: "GET", url: "/api/viewer", headers });
    expect(body.viewer).toMatchObject({ country: "DE", subdivision: "BY", subdivisionName: "Bavaria" });
    expect((await app.inject({ url: "/de", headers })).body).toContain("Deutschland (Bayern)");
  }
  const unnamed = await app.inject({ url: "/de", headers: { ...ours("PT"), "x-subdivision": "PT-13" } });
  expect(unnamed.body).toMatch(/>Portugal</);
});

let people = 0;
const signUp = (country: string, home = country === "XX" ? "DK" : country, more: object = {}) =>
  call(app, {
    method: "POST",
    url: "/api/user/sign-up",
    headers: ours(country),
    remoteAddress: `10.9.0.${++people}`,
    payload: {
      ...{ email: `visitor${people}@foyer.test`, password: "Sommer!wind7", subscribe: true, emailPhoneRegistration: true },
      ...{ firstName: "Mara", lastName: "Lind", dateOfBirth: `1990-04-${String(people).padStart(2, "0")}` },
      ...{ address: "Vestergade 1", city: "Aarhus", zipCode: "8000", currencyCode: "EUR", cpf: "529.982.247-25" },
      ...{ country: home, countryCode: home, ...more },
    },
  });
const init = (country: string, demo: boolean) =>
  call<{ data: { launchUrl: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    headers: { ...ours(country), ...own() },
    payload: { gameId: "dice", demo },
  });
async function bet(country: string) {
  const { body } = await init("DK", false);
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  const payload = { roundId: randomUUID(), bet: 0.1, choice: { direction: "under", target: 50 } };
  const headers = { "x-country": country, "x-play-token": token, origin: "null" };
  return (await call(app, { method: "POST", url: "/api/play/bet", headers, payload })).status;
}

/** What each way in answers to somebody in a country: Denmark is Malta's, Brazil Curaçao's, and some are nobody's. */
const countries = ["GB", "DK", "BR", "XX", "US", "FR", "NL", "AU", "KP"];
const [open, shut] = [200, 451];
const gates: [name: string, ask: (country: string) => Promise<number>, served: number, unserved: number][] = [
  ["the home page", page("/"), open, shut],
  ["the lobby", page("/casino"), open, shut],
  ["a page in another language", page("/de/promotions"), open, shut],
  ["the call for a page", page("/api/pages/resolve?path=/casino"), open, shut],
  ["help", page("/responsible-gaming"), open, open],
  ["the deposit of a player", (country) => money("/profile/deposit", own())(country), open, shut],
  ["the withdrawal of a player", (country) => money("/profile/withdraw", own())(country), open, open],
  ["the call for that page", (country) => money("/api/pages/resolve?path=/profile/withdraw", own())(country), open, open],
  ["signing in", async (country) => (await login(country)).status, open, open],
  ["signing up", async (country) => (await signUp(country)).status, open, 403],
  ["a game for money", async (country) => (await init(country, false)).status, open, 403],
  ["a bet in a game that was opened elsewhere", bet, open, 403],
];

describe("whom no licence serves (D-39)", () => {
  it.each(gates)("is let through or not, country by country: %s", async (_, ask, served, unserved) => {
    const answers: Record<string, number> = {};
    for (const country of countries) answers[country] = await ask(country);
    const expected = (country: string) => (countries.indexOf(country) < 4 ? served : unserved);
    expect(answers).toEqual(Object.fromEntries(countries.map((country) => [country, expected(country)])));
  });

  it("sees a page that says so, in their language, with the ways to help and to their money", async () => {
    const { body, headers } = await app.inject({ url: "/", headers: { ...ours("US"), "accept-language": "de" } });
    expect(body).toContain("<h1>Hier nicht verfügbar</h1>");
    expect(body.match(/<a[^>]* href="[^"]*"/g)?.map((link) => link.replace(/.*href="|"/g, ""))).toEqual([
      "/",
      "/de/responsible-gaming",
      "/de/responsible-gaming?modal=login",
      "/de/profile/withdraw",
    ]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is not asked to sign in by that page where they are", async () => {
    const { body, statusCode } = await app.inject({ url: "/profile/deposit", headers: { ...ours("US"), ...own() } });
    expect([statusCode, body.includes("/profile/withdraw"), body.includes("modal=login")]).toEqual([451, true, false]);
  });

  it("is led to sign in on a page that is open to them", async () => {
    const { statusCode, headers } = await app.inject({ url: "/profile/withdraw", headers: ours("US") });
    expect([statusCode, headers.location]).toEqual([302, "/responsible-gaming?modal=login&next=%2Fprofile%2Fwithdraw"]);
  });

  it("can't choose the country of an account, and can't play with one that lives there", async () => {
    expect(await signUp("XX", "US")).toMatchObject({
      status: 400,
      body: {
        data: { issues: [{ message: "form.validation.country.not_served" }, { message: "form.validation.country.not_served" }] },
      },
    });
    const move = (countryCode: string) => app.db.update(users).set({ countryCode }).where(eq(users.email, "paid@foyer.test"));
    await move("US");
    expect((await init("DK", false)).status).toBe(403);
    expect((await init("DK", true)).status).toBe(200);
    await move("DK");
    expect((await init("DK", false)).status).toBe(200);
  });
});

describe("what the licence that serves asks for (D-39)", () => {
  it.each([
    ["DK", "Ab!cdef", "form.validation.password.too_short"],
    ["GB", "Aaaaa!", "form.validation.password.too_short"],
    ["BR", "Aaaaa!", "form.validation.password.common"],
    ["BR", "Ab!cde", null],
  ])("holds for passwords in %s: %s", async (country, password, problem) => {
    const { status, body } = await signUp(country, country, { password });
    expect([status, JSON.stringify(body).includes(problem ?? "true")]).toEqual([problem ? 400 : 200, true]);
  });

  it("is told with each country, before anything is typed", async () => {
    const { body } = await call<{ countries: { code: string }[] }>(app, { method: "GET", url: "/api/user/get-countries" });
    const of = (code: string) => body.countries.find((country) => country.code === code);
    expect([of("DK"), of("BR"), of("US")]).toMatchObject([
      { isServed: true, minimumAge: 18, minPasswordLength: 8 },
      { isServed: true, minPasswordLength: 0 },
      { isServed: false },
    ]);
  });
});
