import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Breaks } from "../../../schemas/api/breaks";
import { profiles } from "../../../schemas/profiles";
import { excludeAccount } from "../../accounts/users/exclude_account";
import { demoPassword } from "../../demo/accounts";
import { HttpError } from "../../platform/api_error";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { breakEnd, helpIn, offeredBreaks } from "./break_rules";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ configuration: { geoCountryHeader: "x-country" } });
});
afterAll(() => app.close());

const day = 86_400_000;

/** A player of one test alone, signed in twice, with 100 EUR. */
async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const [headers, elsewhere] = [await bearerOf(app, email), await bearerOf(app, email)];
  const take = (payload: object, as = headers) =>
    call<{ data: { until: string | null }; code?: string }>(app, {
      method: "POST",
      url: "/api/user/take-break",
      payload,
      headers: as,
    });
  const signIn = () =>
    call<{ code?: string; data?: { until: string | null } }>(app, {
      method: "POST",
      url: "/api/user/login",
      payload: { email, password: demoPassword },
    });
  return { id, headers, elsewhere, take, signIn };
}

it("the panic button takes one call: a day without play, signed out everywhere, and the money stays", async () => {
  const { id, headers, elsewhere, take, signIn } = await newPlayer();
  const { status, body } = await take({ kind: "panic" });
  expect(status).toBe(200);
  expect(Math.abs(Date.parse(body.data.until ?? "") - Date.now() - day)).toBeLessThan(60_000);
  for (const each of [headers, elsewhere])
    expect((await call(app, { url: "/api/user/get-user-details", headers: each })).status).toBe(401);
  expect(await signIn()).toMatchObject({
    status: 403,
    body: { code: "user.self_exclusion.notice", data: { until: body.data.until } },
  });
  const { rows } = await app.db.execute(sql`select amount::int as amount from wallets where user_id = ${id}`);
  expect(rows).toEqual([{ amount: 10_000 }]);
});

it("a time-out ends by itself, a lifetime exclusion never (C-8.24, C-8.25)", async () => {
  const first = await newPlayer();
  await first.take({ kind: "time_out", period: "PT24H" });
  await app.db.execute(sql`update users set excluded_until = now() - interval '1 second' where id = ${first.id}`);
  expect((await first.signIn()).status).toBe(200);
  const second = await newPlayer();
  expect((await second.take({ kind: "self_exclusion", period: "lifetime" })).body.data.until).toBeNull();
  expect(await second.signIn()).toMatchObject({ status: 403, body: { code: "user.self_exclusion.permanent.notice" } });
});

it("of breaks that are asked for at once the longest holds: none is made shorter", async () => {
  const { id, headers, elsewhere, take } = await newPlayer();
  const asked = [
    take({ kind: "self_exclusion", period: "P1Y" }),
    take({ kind: "panic" }, elsewhere),
    take({ kind: "time_out", period: "PT24H" }, elsewhere),
    call(app, { method: "POST", url: "/api/user/set-disable-until", payload: { days: 1, type: "SELF_EXCLUSION" }, headers }),
  ];
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await app.db.execute<{ days: number }>(
    sql`select extract(day from excluded_until - now())::int as days from users where id = ${id}`,
  );
  const hasExcluded = answers[0]?.status === 200;
  expect(rows[0]?.days ?? -1).toBeGreaterThanOrEqual(hasExcluded ? 363 : 0);
});

it("raised, lowered and excluded at once from two tabs: the lower limit holds, the exclusion too, and nothing is let through", async () => {
  const { id, headers, elsewhere, take, signIn } = await newPlayer();
  const limit = (daily: number, as: object) =>
    call(app, { method: "POST", url: "/api/user/set-daily-limit", payload: { daily }, headers: { ...as } });
  expect((await limit(100, headers)).status).toBe(200);
  const lowered = limit(40, elsewhere);
  const answers = await Promise.all([limit(500, headers), lowered, take({ kind: "self_exclusion", period: "P1Y" })]);
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const { rows } = await app.db.execute<{ amount: number }>(
    sql`select amount::int as amount from player_limits where user_id = ${id}`,
  );
  expect(rows).toEqual([{ amount: (await lowered).status === 200 ? 4_000 : 10_000 }]); // who came after the exclusion was signed out
  for (const as of [headers, elsewhere]) expect((await limit(20, as)).status).toBe(401);
  expect(answers[2].status).toBe(200);
  expect((await signIn()).status).toBe(403);
});

it("a deposit that is looked at while a break begins waits for it, and is refused with its end", async () => {
  const { id } = await newPlayer();
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const resting = excludeAccount(app.db, id, new Date(Date.now() + day), {
    alongside: () => (begun.resolve(), ended.promise),
  });
  await begun.promise;
  const viewer = {
    session: "user",
    depositCount: 0,
    country: "DE",
    subdivision: null,
    language: "en",
    device: "desktop",
  } as const;
  const wanted = { userId: id, countryCode: "DE", walletAmount: 1_000, walletCurrencyCode: "EUR", bonusId: null, coupon: null };
  const deposit = app.db
    .transaction((tx) =>
      app.refusalOfDeposit(tx, { ...wanted, paymentId: null, viewer: { ...viewer, now: new Date().toISOString() } }),
    )
    .then(
      () => "let through",
      (error: unknown) => (error instanceof HttpError ? error.code : error),
    );
  const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%clock_timestamp()%for no key update%'`;
  const isWaiting = async () => {
    while ((await app.db.execute(waits)).rows.length === 0);
    return "waits";
  };
  expect(await Promise.race([deposit, isWaiting()])).toBe("waits");
  ended.resolve();
  await resting;
  expect(await deposit).toBe("user.self_exclusion.notice");
});

it.each([
  ["a period that is not offered", { kind: "time_out", period: "P5Y" }],
  ["no period", { kind: "self_exclusion" }],
  ["a time-out for ever", { kind: "time_out", period: "lifetime" }],
  ["something else", { kind: "holiday", period: "P1W" }],
])("refuses %s, and nothing begins", async (_, payload) => {
  const { headers, take } = await newPlayer();
  expect((await take(payload)).status).toBe(400);
  expect((await call(app, { url: "/api/user/get-user-details", headers })).status).toBe(200);
});

it("no call of a player is open to who is on a break, whatever it is", async () => {
  const { headers, take } = await newPlayer();
  await take({ kind: "time_out", period: "PT24H" });
  const open: string[] = [];
  for (const { method, path, role } of app.endpoints.filter(({ role: needed }) => needed !== "public")) {
    const { status } = await call(app, {
      method,
      url: path.replaceAll(/:\w+/g, "1"),
      payload: method === "GET" ? undefined : "{",
      headers: { ...headers, "content-type": "application/json" },
    });
    if (status !== 401) open.push(`${method} ${path} (${role}): ${status}`);
  }
  expect(open).toEqual([]);
});

it("offers what the market of the account offers, without a change of code (D-07)", async () => {
  const { markets, servedCountries } = app.settings().settings;
  const { headers } = await newPlayer();
  const read = async () => (await call<Breaks>(app, { url: "/api/user/get-breaks", headers })).body;
  const periods = (offers: Breaks["timeOut"]) => offers.map(({ period }) => period);
  await changeSettings(app, { markets: ["DE"], servedCountries: [] });
  expect(periods((await read()).timeOut)).toEqual(["PT24H", "P3D", "P1W", "P2W", "P4W", "P6W"]);
  await changeSettings(app, { markets: ["CW"], servedCountries: [{ market: "CW", countries: { allowedCountries: ["DE"] } }] });
  expect(periods((await read()).selfExclusion)).toEqual(["P1Y", "P3Y", "P5Y", "lifetime"]);
  await changeSettings(app, { markets, servedCountries });
});

it.each([...profiles.values()].map((profile) => [profile.code, profile] as const))(
  "in %s there is a time-out and an exclusion, each longer than nothing and none below the market's least",
  (_, profile) => {
    const now = new Date("2026-11-22T18:00:00Z");
    const offered = offeredBreaks(profile);
    for (const kind of ["time_out", "self_exclusion"] as const) {
      expect(offered[kind].length).toBeGreaterThan(0);
      for (const period of offered[kind])
        expect(breakEnd(kind, period, profile, now).getTime()).toBeGreaterThanOrEqual(now.getTime() + day);
    }
    const least = profile.selfExclusion?.minimum;
    if (least)
      for (const period of offered.self_exclusion)
        expect(breakEnd("self_exclusion", period, null, now) >= breakEnd("self_exclusion", least, null, now)).toBe(true);
  },
);

it.each([
  ["MT", "P1Y", "2027-11-23T18:00:00.000Z"], // a day after its term
  ["PT", "P3M", "2027-03-24T18:00:00.000Z"], // thirty days of notice
  ["DK", "P1M", "2026-12-22T18:00:00.000Z"],
] as const)(
  "in %s an exclusion of %s ends when the market's waiting is over, and a time-out waits for nothing (D-07)",
  (code, period, end) => {
    const now = new Date("2026-11-22T18:00:00Z");
    const profile = profiles.get(code) ?? null;
    expect(breakEnd("self_exclusion", period, profile, now).toISOString()).toBe(end);
    expect(breakEnd("time_out", "PT24H", profile, now).toISOString()).toBe("2026-11-23T18:00:00.000Z");
  },
);

it("tells the help lines of the country that somebody is in, whoever's licence serves it", async () => {
  const at = async (country: string) =>
    (await call<Breaks>(app, { url: "/api/user/get-breaks", headers: { "x-country": country } })).body.help[0];
  expect(await at("DE")).toMatchObject({ name: "Check dein Spiel", phone: "0800 1 37 27 00" });
  expect(await at("GB")).toMatchObject({ phone: "0808 8020 133" });
  expect(await at("JP")).toMatchObject({ name: "Gambling Therapy", phone: null });
  expect(helpIn(null)).toHaveLength(1);
});
