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
    insert into users (unique_id, email, password_hash, currency_code, country_code, last_login, previous_login, is_email_verified, kyc_status, consents, date_of_birth, cpf)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, ${login}::json, ${login}::json, true, 'APPROVED', consents, '1980-01-01', '52998224725'
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
  const get = async <Body>(name: string) => (await call<Body>(app, { url: `/api/user/${name}`, headers })).body;
  return { id, get, post, wish, limit };
}

const high = { daily: 1_000_000, weekly: 1_000_000, monthly: 1_000_000 };
const mandatory = [...profiles.values()].flatMap(({ code, limits = [] }) =>
  limits.filter(({ isMandatory, before }) => isMandatory && before).map(({ kind, before }) => [code, kind, before] as const),
);
/** Other limits that a market wants as well are set, so that the one in question is alone. */
const others = (kind: string) => ["deposit", "loss", "time"].filter((each) => each !== kind);

it.each(mandatory)(
  "in %s there is nothing to %s before its limit is set, and all is well once it is (D-14)",
  async (code, kind, before) => {
    const { post, wish, limit } = await playerIn(code);
    for (const other of others(kind)) await limit(other, high);
    const refusal = { code: "limit.required", details: { data: { success: false, kinds: [kind] } } };
    const play = () => post("init-game", { gameId: "dice" });
    const isForPlay = kind !== "deposit" || before === "play" || before === "session";
    if (kind === "deposit") await expect(wish(20)).rejects.toMatchObject(refusal);
    if (isForPlay) expect(await play()).toMatchObject({ status: 403, body: { code: refusal.code, data: refusal.details.data } });
    await limit(kind, high);
    expect([await wish(20), (await play()).status]).toEqual([null, 200]);
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

/** Bets that are lost, in EUR, as the hours know them. */
const lose = (userId: number, amount: number) =>
  app.db.execute(sql`insert into played_hours (user_id, currency_code, hour, bets, rounds, last_at)
    values (${userId}, 'EUR', date_trunc('hour', now(), 'UTC'), ${amount * 100}::bigint, 1, now())
    on conflict (user_id, currency_code, hour) do update set bets = played_hours.bets + excluded.bets`);

it("in NL half of a limit is told before the next bet, and all of it lets play end, until then in every game (D-14)", async () => {
  const player = await playerIn("NL");
  await player.limit("deposit", high);
  await player.limit("loss", { daily: 4_000 });
  const { body } = await player.post("init-game", { gameId: "dice" });
  const { launchUrl, sessionId } = body.data as unknown as { launchUrl: string; sessionId: string };
  const token = new URLSearchParams(launchUrl.split("#")[1]).get("token") ?? "";
  const bet = () =>
    call<{ code?: string; data?: object }>(app, {
      ...{ method: "POST", url: "/api/play/bet", headers: { "x-play-token": token, origin: "null", "x-country": "NL" } },
      payload: { roundId: randomUUID(), bet: 0.1, choice: { direction: "under", target: 2 } },
    });
  const told = () => player.get<{ notices: object[]; usedUp: object | null }>(`get-game-session?sessionId=${sessionId}`);
  expect((await bet()).status).toBe(200);
  expect(await told()).toMatchObject({ notices: [], usedUp: null });
  await lose(player.id, 21);
  expect(await bet()).toMatchObject({ status: 403, body: { code: "play.reality_check" } });
  expect(await told()).toMatchObject({ notices: [{ kind: "loss", timeframe: "daily", percent: 50 }], usedUp: null });
  await player.post("check-play-time", {});
  expect((await told()).notices).toEqual([]);
  expect((await bet()).status).toBe(200);
  await lose(player.id, 20);
  const over = { kind: "loss", timeframe: "daily", left: 0, endsSession: true };
  expect(await bet()).toMatchObject({ status: 403, body: { code: "limit.reached", data: over } });
  expect(await told()).toMatchObject({ notices: [{ percent: 100 }], usedUp: over });
  expect(await player.post("init-game", { gameId: "limbo" })).toMatchObject({ status: 403, body: { code: "limit.reached" } });
  await app.db.execute(sql`update played_hours set hour = hour - interval '2 days' where user_id = ${player.id}`);
  expect((await bet()).status).toBe(200); // its period has begun again
});

it("in GB players are asked every six months whether their limits are still right, elsewhere never (D-14)", async () => {
  const isDue = async (player: Awaited<ReturnType<typeof playerIn>>) =>
    (await player.get<{ isDue: boolean }>("get-limit-review")).isDue;
  const age = (userId: number, column: string, by: string) =>
    app.db.execute(
      sql`update ${sql.raw(column)} = now() - ${by}::interval where ${sql.raw(column.startsWith("users") ? "id" : "user_id")} = ${userId}`,
    );
  const player = await playerIn("GB");
  expect(await isDue(player)).toBe(false);
  await age(player.id, "users set created_at", "7 months");
  expect(await isDue(player)).toBe(true);
  await player.limit("deposit", high);
  expect(await isDue(player)).toBe(false);
  await age(player.id, "player_limits set set_at", "7 months");
  expect(await isDue(player)).toBe(true);
  await player.post("confirm-limits", {});
  expect(await isDue(player)).toBe(false);
  const elsewhere = await playerIn("MT");
  await age(elsewhere.id, "users set created_at", "7 years");
  expect(await isDue(elsewhere)).toBe(false);
});
