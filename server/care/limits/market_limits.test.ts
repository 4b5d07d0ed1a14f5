import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { profiles } from "../../../schemas/profiles";
import type { Market } from "../../../schemas/settings";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-subdivision" } });
});
afterAll(() => app.close());

/** A player who lives in a market and plays from there, with 100 EUR and without a limit. */
async function playerIn(market: Market) {
  await changeSettings(app, { markets: [market], servedCountries: [] });
  const { country = "", subdivision = null } = profiles.get(market) ?? {};
  const email = `${randomUUID()}@foyer.test`;
  const login = JSON.stringify({ at: new Date().toISOString(), country, subdivision });
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, last_login, previous_login, is_email_verified, kyc_status, consents, date_of_birth)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, ${login}::json, ${login}::json, true, 'APPROVED', consents, '1980-01-01'
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const headers = {
    ...(await bearerOf(app, email)),
    "x-country": country,
    ...(subdivision !== null && { "x-subdivision": subdivision }),
  };
  const post = (name: string, payload: object) =>
    call<{ code?: string; data?: { kinds?: string[] } }>(app, { method: "POST", url: `/api/user/${name}`, payload, headers });
  /** Why so much may not be paid in, with the most that may. */
  const wish = (amount: number) =>
    app.db.transaction((tx) =>
      app.refusalOfDeposit(tx, {
        ...{ userId: id, countryCode: country, walletAmount: amount * 100, walletCurrencyCode: "EUR" },
        ...{ bonusId: null, coupon: null, paymentId: null },
        viewer: {
          ...{ session: "user", depositCount: 1, country, subdivision, language: "en", device: "desktop" },
          now: new Date().toISOString(),
        },
      }),
    );
  const limit = (kind: string, amounts: Record<string, number>) =>
    app.db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
      select ${id}, ${kind}, key, value::text::bigint, now() from json_each(${JSON.stringify(amounts)}::json)`);
  return { post, wish, limit };
}

const high = { daily: 1_000_000, weekly: 1_000_000, monthly: 1_000_000 };
const mandatory = [...profiles.values()].flatMap(({ code, limits = [] }) =>
  limits.filter(({ isMandatory, before }) => isMandatory && before).map(({ kind }) => [code, kind] as const),
);
/** Other limits that a market wants as well are set, so that the one in question is alone. */
const others = (kind: string) => ["deposit", "time"].filter((each) => each !== kind);

it.each(mandatory)(
  "in %s there is nothing to %s before its limit is set, and all is well once it is (D-14)",
  async (code, kind) => {
    const { post, wish, limit } = await playerIn(code);
    for (const other of others(kind)) await limit(other, high);
    const refusal = { code: "limit.required", details: { data: { success: false, kinds: [kind] } } };
    const play = () => post("init-game", { gameId: "dice" });
    if (kind === "deposit") await expect(wish(20)).rejects.toMatchObject(refusal);
    else expect(await play()).toMatchObject({ status: 403, body: { code: refusal.code, data: refusal.details.data } });
    await limit(kind, high);
    expect(kind === "deposit" ? await wish(20) : (await play()).status).toBe(kind === "deposit" ? null : 200);
  },
);

const lowest = [...profiles.values()].filter(({ lowestLimitCounts }) => lowestLimitCounts?.value).map(({ code }) => code);

it.each(lowest.flatMap((code) => (["daily", "weekly", "monthly"] as const).map((name) => [code, name] as const)))(
  "in %s the lowest of limits that hold at once counts, also where it is the %s one (D-14)",
  async (code, name) => {
    const { wish, limit } = await playerIn(code);
    await limit("deposit", { ...high, [name]: 4_000 });
    expect(await wish(40)).toBeNull();
    expect(await wish(41)).toMatchObject({ code: "DEPOSIT_LIMIT", max: 4_000 });
  },
);
