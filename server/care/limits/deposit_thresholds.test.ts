import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { profiles } from "../../../schemas/profiles";
import type { Market } from "../../../schemas/settings";
import { changeSettings } from "../../testing/change_settings";
import { startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A grown-up who lives in a market, with every limit that one can ask for, so high that none is in the way. */
async function playerIn(market: Market, { currencyCode = "EUR", dateOfBirth = "1980-01-01" } = {}) {
  await changeSettings(app, { markets: [market], servedCountries: [] });
  const country = profiles.get(market)?.country ?? "";
  const login = JSON.stringify({ at: new Date().toISOString(), country, subdivision: profiles.get(market)?.subdivision ?? null });
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, currency_code, country_code, last_login, date_of_birth)
    values (${randomUUID()}, ${`${randomUUID()}@foyer.test`}, ${currencyCode}, ${country}, ${login}::json, ${dateOfBirth}) returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
    select ${id}, 'deposit', unnest(array['daily', 'weekly', 'monthly']), 100000000000, now()`);
  const book = (kind: string, amount: number) =>
    app.db.execute(sql`select ledger_book(${kind}, ${randomUUID()}, array['cash', 'outside'], array[${id}, null]::int[],
      array[${currencyCode}, ${currencyCode}], array[${amount * 100}, ${-amount * 100}]::bigint[])`);
  const wish = (amount: number) =>
    app.db.transaction((tx) =>
      app.refusalOfDeposit(tx, {
        userId: id,
        countryCode: country,
        walletAmount: Math.round(amount * 100),
        walletCurrencyCode: currencyCode,
        bonusId: null,
        coupon: null,
        paymentId: null,
        viewer: {
          session: "user",
          depositCount: 1,
          country,
          subdivision: null,
          language: "en",
          device: "desktop",
          now: new Date().toISOString(),
        },
      }),
    );
  const told = async () =>
    (await app.db.execute(sql`select 1 from audit_entries where user_id = ${id} and action = 'player.threshold_passed'`)).rows
      .length;
  const prove = (status: number) =>
    app.db.execute(sql`insert into player_documents (user_id, label_id, side, status) values (${id}, 6, 'front', ${status})`);
  return { id, book, wish, told, prove };
}

it("in Germany a month's deposits end at what all casinos together may take, to the cent (D-14)", async () => {
  const { book, wish } = await playerIn("DE");
  expect(await wish(1_000)).toBeNull();
  expect(await wish(1_000.01)).toEqual({ code: "MARKET_LIMIT", max: 100_000 });
  await book("deposit", 700);
  expect(await wish(300)).toBeNull();
  expect(await wish(301)).toEqual({ code: "MARKET_LIMIT", max: 30_000 });
  await book("withdrawal", -500); // gross: what was paid out makes no room
  expect(await wish(301)).toEqual({ code: "MARKET_LIMIT", max: 30_000 });
});

it("a threshold holds in every currency at today's rate (D-14)", async () => {
  const rate = Number(app.rateOf("USD"));
  const { wish } = await playerIn("DE", { currencyCode: "USD" });
  expect(await wish(Math.floor(1_000 * rate) - 1)).toBeNull();
  expect(await wish(Math.ceil(1_000 * rate) + 1)).toMatchObject({ code: "MARKET_LIMIT" });
});

it("in the Netherlands more than 700 EUR net a month needs a confirmed proof of income, and 300 under 25 (D-14)", async () => {
  const grown = await playerIn("NL");
  await grown.book("deposit", 600);
  expect(await grown.wish(100)).toBeNull();
  expect(await grown.wish(101)).toEqual({ code: "PROOF_NEEDED", max: 10_000 });
  await grown.book("withdrawal", -200);
  expect(await grown.wish(300)).toBeNull();
  await grown.prove(0);
  expect(await grown.wish(301)).toMatchObject({ code: "PROOF_NEEDED" });
  await app.db.execute(sql`update player_documents set status = 1 where user_id = ${grown.id}`);
  expect(await grown.wish(5_000)).toBeNull();
  const young = await playerIn("NL", { dateOfBirth: `${new Date().getUTCFullYear() - 20}-01-01` });
  expect(await young.wish(300)).toBeNull();
  expect(await young.wish(301)).toEqual({ code: "PROOF_NEEDED", max: 30_000 });
});

it("in Sweden the house reads once a month of whom it must get in touch with, and the deposit goes on (D-14)", async () => {
  const { wish, told } = await playerIn("SE", { currencyCode: "SEK" });
  expect(await wish(10_000)).toBeNull();
  expect(await told()).toBe(0);
  expect(await wish(10_001)).toBeNull();
  expect(await wish(20_000)).toBeNull();
  expect(await told()).toBe(1);
});

it.each([...profiles.keys()].filter((code) => !profiles.get(code)?.depositThresholds))(
  "%s has no threshold of its own: the player's limit alone holds (D-14)",
  async (market) => {
    const { wish } = await playerIn(market);
    expect(await wish(50_000)).toBeNull();
  },
);
