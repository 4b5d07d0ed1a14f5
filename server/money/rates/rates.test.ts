import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currencyCodes } from "../../accounts/countries/country_data";
import { runRates } from "../../command_line/run_rates";
import { betLimitsOf } from "../../games/play/bet_limits";
import { decimalsOf } from "../../platform/amounts";
import { readConfiguration } from "../../platform/configuration";
import { changeSettings } from "../../testing/change_settings";
import { newFolder, root } from "../../testing/run_folder";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { fromBase, toBase } from "./convert";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const codesOf = async () => {
  const { body } = await call<{ currencies: { code: string }[] }>(app, { url: "/api/user/get-currencies" });
  return body.currencies.map(({ code }) => code);
};
const init = async (headers: Record<string, string>, demo = false) =>
  call<{ code?: string; data: { launchUrl: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId: "dice", demo },
    headers,
  });
const setCurrency = (code: string) =>
  app.db.execute(sql`update users set currency_code = ${code} where email = 'unpaid@foyer.test'`);

describe("a currency", () => {
  it("is offered where there is a rate, and is not where there is none", async () => {
    const offered = await codesOf();
    const without = currencyCodes.filter((code) => !offered.includes(code));
    expect(without).toEqual(["IRR", "KPW", "RUB", "SSP", "SYP", "VES"]);
    expect(offered).toEqual(expect.arrayContaining(["EUR", "NOK", "KWD", "LBP", "JPY"]));
  });

  it("without a rate opens no account and no game for money, and says so; demos stay open", async () => {
    const account = { email: "nobody@foyer.test", password: "Sommer!wind7", countryCode: "DE", termsAndConditions: true };
    const open = (currencyCode: string) =>
      call(app, { method: "POST", url: "/api/user/sign-up", payload: { ...account, currencyCode } });
    const wrong = (answer: { text: string }) => answer.text.includes('"currencyCode"');
    expect([wrong(await open("KPW")), wrong(await open("KWD"))]).toEqual([true, false]);
    await setCurrency("KPW");
    const headers = await bearerOf(app, "unpaid@foyer.test");
    expect(await init(headers)).toMatchObject({
      status: 409,
      body: { code: "currency.not_offered", data: { currencyCode: "KPW" } },
    });
    expect((await init(headers, true)).status).toBe(200);
  });

  it("whose rate has grown too old is not played in, in games that are open neither", async () => {
    await setCurrency("NOK");
    const opened = await init(await bearerOf(app, "unpaid@foyer.test"));
    expect(opened.status).toBe(200);
    const token = new URLSearchParams(opened.body.data.launchUrl.split("#")[1]).get("token") ?? "";
    await app.db.execute(sql`update currency_rates set as_of = now() - interval '3 days' where currency_code = 'NOK'`);
    await changeSettings(app, { ratesMaxAgeDays: 2 });
    await app.announce(app.db, "rates");
    await expect.poll(() => app.rateOf("NOK")).toBeNull();
    const bet = await call(app, {
      method: "POST",
      url: "/api/play/bet",
      payload: { roundId: "0f5a3c1e-6f7a-4b53-9a54-8a4f8b2f0c11", bet: 5, choice: { direction: "under", target: 5_000 } },
      headers: { "x-play-token": token, origin: "null" },
    });
    expect(bet).toMatchObject({ status: 409, body: { code: "currency.not_offered" } });
    expect(await codesOf()).not.toContain("NOK");
  });

  it("is played in as soon as the command has brought a rate, which it keeps with its source", async () => {
    const folder = newFolder("rates");
    const written: string[] = [];
    const { host, user, database } = app.pool.options;
    const databaseUrl = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`;
    const run = (...args: string[]) =>
      runRates(args, {
        root,
        folder,
        configure: () => ({ ...readConfiguration({ DATA_DIR: folder }, root), databaseUrl }),
        input: process.stdin,
        write: (text) => void written.push(text),
        warn: (text) => void written.push(text),
      });
    const file = async (content: object) => {
      await writeFile(join(folder, "rates.json"), JSON.stringify(content));
      return run("import", "rates.json");
    };
    const asOf = new Date(Date.now() - 60_000).toISOString();
    const good = { source: "A bank", asOf, base: "EUR", rates: { NOK: "11.6425", KPW: "990" } };
    for (const bad of [
      { ...good, rates: { NOK: 11.6 } },
      { ...good, rates: { NOK: "0" } },
      { ...good, base: "USD" },
      { ...good, asOf: "2999-01-01T00:00:00Z" },
    ])
      expect(await file(bad)).toBe(1);
    expect(app.rateOf("KPW")).toBeNull();
    expect(await file(good)).toBe(0);
    await expect.poll(() => [app.rateOf("NOK"), app.rateOf("KPW")]).toEqual(["11.6425", "990"]);
    expect(await run("list")).toBe(0);
    expect(written.join("")).toMatch(new RegExp(`KPW +990 +${asOf} +A bank`));
    expect(await codesOf()).toContain("KPW");
  });
});

describe("amounts in other currencies", () => {
  const priced = fc.constantFrom(
    { currencyCode: "NOK", rate: "11.6425" },
    { currencyCode: "KWD", rate: "0.338" },
    { currencyCode: "LBP", rate: "98500" },
    { currencyCode: "JPY", rate: "165.37" },
    { currencyCode: "BTC", rate: "0.000016" },
    { currencyCode: "EUR", rate: "1" },
  );

  it("are worth as much as before when they are changed there and back, to the smaller unit", () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 0, max: 1e9 }), (money, cents) => {
        const there = fromBase(cents, money);
        const centsPerUnit = 100 / Number(money.rate) / 10 ** decimalsOf(money.currencyCode);
        expect(Math.abs(toBase(there, money) - cents)).toBeLessThanOrEqual(Math.ceil(centsPerUnit / 2));
      }),
    );
  });

  it("are changed exactly", () => {
    expect(fromBase(472_107, { currencyCode: "KWD", rate: "0.338" })).toBe(1_595_722);
    expect(toBase(1_595_722, { currencyCode: "KWD", rate: "0.338" })).toBe(472_107);
    expect(toBase(500, { currencyCode: "LBP", rate: "98500" })).toBe(1);
    expect(fromBase(9_007_199_254_740, { currencyCode: "JPY", rate: "165.37" })).toBe(14_895_205_407_564);
  });

  it("have limits that are round and worth about the same in all of them", async () => {
    const game = { client: "dice", clientModel: null, minBet: null };
    for (const currencyCode of currencyCodes) {
      const rate = app.rateOf(currencyCode);
      if (rate === null) continue;
      const limits = betLimitsOf(game, { currencyCode, rate });
      for (const [limit, euros] of [
        [limits.minBet, 0.1],
        [limits.maxBet, 500],
        [limits.maxPayout, 1_000_000],
      ] as const) {
        expect(String(limit)).toMatch(/^(1|2|5|25)0*$/);
        const worth = limit / 10 ** decimalsOf(currencyCode) / Number(rate);
        expect([currencyCode, worth / euros > 0.63 && worth / euros < 1.59]).toEqual([currencyCode, true]);
      }
    }
  });
});
