import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { profiles } from "../../schemas/profiles";
import type { Market } from "../../schemas/settings";
import { demoPassword } from "../demo/accounts";
import { loginGuesses, users } from "../accounts/users/tables";
import { createSourceRenderer } from "../testing/source_renderer";
import { changeSettings } from "../testing/change_settings";
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

/** A player without documents and limits who lives in a market, is there, and has 100 EUR. */
async function playerIn(market: Market) {
  const { country = "", subdivision = null } = profiles.get(market) ?? {};
  const email = `${randomUUID()}@foyer.test`;
  const seen = JSON.stringify({ at: new Date().toISOString(), country, subdivision });
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, last_login, previous_login, is_email_verified,
      kyc_status, consents, date_of_birth)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, ${seen}::json, ${seen}::json, true, 'PENDING', consents, '1980-01-01'
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const from = { ...ours(country), ...(subdivision !== null && { "x-subdivision": subdivision }) };
  const signedIn = await app.inject({
    ...{ method: "POST", url: "/api/user/login", headers: from, remoteAddress: `10.8.0.${id % 250}` },
    payload: { email, password: demoPassword },
  });
  const headers = { ...from, cookie: `foyer_session=${signedIn.cookies.find(({ name }) => name === "foyer_session")?.value}` };
  const refusal = ({ body }: { body: { code?: string; data?: { kinds?: string[] } } }) =>
    body.code === "limit.required" ? body.data?.kinds : (body.code ?? null);
  const post = (url: string, payload: object) =>
    call<{ code?: string; data: { kinds?: string[]; launchUrl: string } }>(app, { method: "POST", url, payload, headers });
  return {
    get: <Body>(url: string) => call<Body>(app, { url, headers }),
    html: async (url: string) => (await app.inject({ url, headers })).body,
    opening: () => post("/api/user/init-game", { gameId: "lantern-court" }),
    refusal,
    confirm: () => app.db.execute(sql`update users set kyc_status = 'APPROVED' where id = ${id}`),
    limitAll: () =>
      app.db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
        select ${id}, kind, timeframe, 900000, now() from unnest(array['deposit', 'time']) kind, unnest(array['daily', 'weekly', 'monthly']) timeframe`),
    /** Why so many EUR may not be paid in. */
    deposit: (amount: number) =>
      app.db
        .transaction((tx) =>
          app.refusalOfDeposit(tx, {
            ...{ userId: id, countryCode: country, walletAmount: amount * 100, walletCurrencyCode: "EUR" },
            ...{ bonusId: null, coupon: null, paymentId: null },
            viewer: {
              ...{ session: "user", depositCount: 1, country, subdivision, language: "en", device: "desktop" },
              now: new Date().toISOString(),
            },
          }),
        )
        .then(
          (answer) => answer?.code ?? null,
          (error: { details?: { data?: { kinds?: string[] } } }) => error.details?.data?.kinds,
        ),
    rules: async (launchUrl: string) => {
      const token = new URLSearchParams(launchUrl.split("#")[1]).get("token") ?? "";
      const opened = await call<{ rules: object }>(app, {
        ...{ method: "POST", url: "/api/play/open", payload: {} },
        headers: { ...from, "x-play-token": token, origin: "null" },
      });
      return opened.body.rules;
    },
  };
}

interface Law {
  /** On every page. */
  age: number;
  panic: boolean;
  help: string;
  /** Minutes between reality checks, and whether none can be chosen. */
  reality: [minutes: number, isOptional: boolean];
  timeOut: string;
  exclusion: string;
  /** How many hours an increase of a limit waits. */
  waits: number;
  autoplay: boolean;
  turbo: boolean;
  pace: number;
  /** Limits without which nothing is paid in, or no game opens. */
  toDeposit: string[] | null;
  toPlay: string[] | string | null;
  /** What 1,100 EUR in a month are refused with. */
  above: string | null;
  mayCancel: boolean;
}
const usual: Omit<Law, "help"> = {
  ...{ age: 18, panic: false, reality: [60, true], timeOut: "PT24H P3D P1W P2W P4W P6W", exclusion: "P6M P1Y P3Y P5Y lifetime" },
  ...{ waits: 24, autoplay: true, turbo: true, pace: 0, toDeposit: null, toPlay: null, above: null, mayCancel: true },
};
const laws: Record<Market, Law> = {
  GB: {
    ...{ ...usual, help: "National Gambling Helpline", timeOut: "PT24H P1W P1M P6W", autoplay: false, turbo: false, pace: 2_500 },
    ...{ toDeposit: ["deposit"], toPlay: "identity.required", mayCancel: false },
  },
  SE: { ...usual, help: "Stödlinjen", waits: 72, toDeposit: ["deposit"], toPlay: ["deposit"] },
  DE: { ...usual, help: "Check dein Spiel", panic: true, autoplay: false, pace: 5_000, above: "MARKET_LIMIT" },
  DK: {
    ...{ ...usual, help: "StopSpillet", timeOut: "PT24H P1M P3M P6M", exclusion: "P1M P3M P6M lifetime" },
    ...{ toDeposit: ["deposit"], toPlay: ["deposit"] },
  },
  ES: { ...usual, help: "FEJAR", reality: [60, false], toDeposit: ["deposit"], toPlay: ["time", "deposit"] },
  PT: { ...usual, help: "Linha Vida", exclusion: "P3M P6M P1Y P3Y P5Y lifetime" },
  NL: {
    ...{ ...usual, help: "Loket Kansspel", reality: [30, false], waits: 168 },
    ...{ toDeposit: ["deposit"], toPlay: ["deposit"], above: "PROOF_NEEDED" },
  },
  FI: { ...usual, help: "Peluuri" },
  NO: { ...usual, help: "Hjelpelinjen" },
  ON: {
    ...{ ...usual, help: "ConnexOntario", age: 19, timeOut: "P1D P1W P1M P2M P3M", exclusion: "P6M P1Y P5Y" },
    ...{ autoplay: false, pace: 2_500 },
  },
  MT: { ...usual, help: "Responsible Gaming Foundation" },
  CW: { ...usual, help: "Gambling Therapy", exclusion: "P1Y P3Y P5Y lifetime" },
};

it.each(Object.entries(laws) as [Market, Law][])(
  "in %s page, game and calls are as its law wants, by the settings alone: marks, panic button, help, breaks, checks, autoplay, pace, limits first, sums, payouts taken back (D-14)",
  async (market, law) => {
    await changeSettings(app, { markets: [market], servedCountries: [] });
    const player = await playerIn(market);
    const html = await player.html("/profile");
    const breaks = (await player.get<Breaks>("/api/user/get-breaks")).body;
    const { reality } = (await player.get<{ reality: { minutes: number; choices: number[] } }>("/api/user/get-reality-check"))
      .body;
    const { rules } = (await player.get<{ rules: { increaseWaitsHours: number } }>("/api/user/get-limit-table")).body;
    const payouts = await player.get<{ canCancel: boolean }>("/api/user/get-withdraw-conditions");
    const toDeposit = await player.deposit(20);
    const toPlay = player.refusal(await player.opening());
    await player.confirm();
    await player.limitAll();
    const game = await player.rules((await player.opening()).body.data.launchUrl);
    expect({
      age: Number(/>(\d\d)(?:<!-- -->)?\+</.exec(html)?.[1]),
      panic: html.includes("Stop for 24 hours"),
      help: breaks.help[0]?.name,
      reality: [reality.minutes, reality.choices.includes(0)],
      timeOut: breaks.timeOut.map(({ period }) => period).join(" "),
      exclusion: breaks.selfExclusion.map(({ period }) => period).join(" "),
      waits: rules.increaseWaitsHours,
      game,
      ...{ toDeposit, toPlay, mayCancel: payouts.body.canCancel },
      above: await player.deposit(1_100),
    }).toEqual({
      ...{ age: law.age, panic: law.panic, help: law.help, reality: law.reality, timeOut: law.timeOut, exclusion: law.exclusion },
      ...{ waits: law.waits, game: { hasAutoplay: law.autoplay, hasTurbo: law.turbo, paceMs: law.pace } },
      ...{ toDeposit: law.toDeposit, toPlay: law.toPlay, mayCancel: law.mayCancel, above: law.above },
    });
  },
);

interface Breaks {
  timeOut: { period: string }[];
  selfExclusion: { period: string }[];
  help: { name: string }[];
}
