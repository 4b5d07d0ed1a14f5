import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { profiles } from "../../../schemas/profiles";
import type { Market } from "../../../schemas/settings";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { commitDemoChain } from "./crash/chains";
import { openFlight } from "./crash/flights";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp({ configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-subdivision" } });
});
afterAll(() => app.close());

/** A player who lives in a market and plays from there, with 100 EUR and the limits that every market asks for. */
async function playerIn(market: Market) {
  const profile = profiles.get(market);
  if (!profile) throw new Error("There is no such market");
  const { country, subdivision } = profile;
  const email = `${randomUUID()}@foyer.test`;
  const login = JSON.stringify({ at: new Date().toISOString(), country, subdivision: subdivision ?? null });
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, last_login, previous_login, is_email_verified, kyc_status, consents, date_of_birth, cpf)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', ${country}, ${login}::json, ${login}::json, true, 'APPROVED', consents, '1990-01-01', ${country === "BR" ? "52998224725" : null}
    from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  for (const kind of ["deposit", "loss", "time"])
    await app.db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
      select ${id}, ${kind}, unnest(array['daily', 'weekly', 'monthly']), 900000, now()`);
  const from = { "x-country": country, ...(subdivision && { "x-subdivision": subdivision }) };
  return { id, from, headers: { ...(await bearerOf(app, email)), ...from } };
}

type Player = Awaited<ReturnType<typeof playerIn>>;

async function openGame({ headers, from }: Player, gameId: string) {
  const { status, body } = await call<{ data: { launchUrl: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId },
    headers,
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  const post = <Body>(path: string, payload: object) =>
    call<Body & { code?: string; data?: { waitMs: number } }>(app, {
      method: "POST",
      url: `/api/play/${path}`,
      payload,
      headers: { "x-play-token": token, origin: "null", ...from },
    });
  return {
    open: () => post<{ rules: object; limits: { maxBet: number } }>("open", {}),
    bet: (choice: object, more: object = {}) => post("bet", { roundId: randomUUID(), bet: 1, choice, ...more }),
  };
}

const markets = [...profiles.values()].map((profile) => [profile.code, profile] as const);

it.each(markets)("in %s games keep the market's autoplay, turbo, spin times and games at once (D-14)", async (code, profile) => {
  await changeSettings(app, { markets: [code], servedCountries: [] });
  const player = await playerIn(code);
  const slot = await openGame(player, "lantern-court");
  const hasAutoplay = profile.autoplay?.value !== false;
  const paceMs = (profile.minimumSpinSeconds?.value ?? 0) * 1_000;
  expect((await slot.open()).body.rules).toEqual({
    hasAutoplay,
    hasTurbo: profile.turbo?.value !== false,
    hasBonusBuy: profile.bonusBuy?.value !== false,
    paceMs,
  });
  const byItself = await slot.bet({}, { isAuto: true });
  expect(byItself.body.code).toBe(hasAutoplay ? undefined : "play.no_autoplay");
  if (!hasAutoplay) expect((await slot.bet({})).status).toBe(200);
  const soon = await slot.bet({});
  expect(soon.body.code).toBe(paceMs > 0 ? "play.too_quick" : undefined);
  if (paceMs > 0) expect(soon.body.data).toMatchObject({ seconds: paceMs / 1_000 });
  if (paceMs > 0) {
    const elsewhere = await openGame(player, "lantern-court"); // another tab is no way around it
    expect((await elsewhere.bet({})).body.code).toBe("play.too_quick");
    await app.db.execute(
      sql`update rounds set created_at = created_at - make_interval(secs => ${paceMs / 1_000}) where user_id = ${player.id}`,
    );
    expect((await elsewhere.bet({})).status).toBe(200);
  }
  const limbo = await openGame(player, "limbo");
  expect((await limbo.bet({ target: 200 })).status).toBe(200);
  const cycle = (profile.minimumCycleSeconds?.value ?? 0) > 0;
  expect((await limbo.bet({ target: 200 })).body.code).toBe(cycle ? "play.too_quick" : undefined);
  const isAlone = profile.parallelPlay?.value === false;
  const back = await slot.bet({});
  expect(back.body.code === "play.elsewhere").toBe(isAlone);
  expect(back.status).not.toBe(401);
});

it.each(markets)(
  "in %s a bet on a slot is as high as the market allows at each age, in the account's currency (D-14)",
  async (code, profile) => {
    await changeSettings(app, { markets: [code], servedCountries: [] });
    const player = await playerIn(code);
    const most = async (ageBelow?: number) => {
      const stake = profile.maxStake?.find((each) => each.games === "slots" && each.ageBelow === ageBelow);
      return stake && Math.round((100 * stake.amount) / Number(app.rateOf(stake.currency) ?? 1)) / 100;
    };
    const slot = await openGame(player, "lantern-court");
    const range = async () => (await slot.open()).body.limits.maxBet;
    const law = await most();
    expect(await range()).toBe(law ?? 500);
    const over = await slot.bet({}, { bet: 6 });
    expect(over.body.code).toBe(law === undefined ? undefined : "play.bet_out_of_range");
    if (law !== undefined) expect(over.body.data).toMatchObject({ maxBet: law });
    const limbo = await openGame(player, "limbo");
    expect((await limbo.open()).body.limits.maxBet).toBe(500);
    const again = await openGame(player, "lantern-court");
    await app.db.execute(sql`update users set date_of_birth = (now() - interval '20 years')::date where id = ${player.id}`);
    expect((await again.open()).body.limits.maxBet).toBe((await most(25)) ?? law ?? 500);
  },
);

it.each(markets)(
  "in %s who has not shown who they are plays for money where the market lets them (D-14)",
  async (code, profile) => {
    await changeSettings(app, { markets: [code], servedCountries: [] });
    const player = await playerIn(code);
    const slot = await openGame(player, "lantern-court");
    await app.db.execute(sql`update users set kyc_status = 'PENDING' where id = ${player.id}`);
    const expected = profile.identityBeforePlay?.value ? "identity.required" : undefined;
    expect((await slot.bet({})).body.code).toBe(expected);
    const opening = { method: "POST", url: "/api/user/init-game", headers: player.headers } as const;
    expect((await call<{ code?: string }>(app, { ...opening, payload: { gameId: "dice" } })).body.code).toBe(expected);
    expect((await call(app, { ...opening, payload: { gameId: "dice", demo: true } })).status).toBe(200);
  },
);

it("a bet that was sent before its pause was over is the same bet when it is sent again, and not refused (D-14)", async () => {
  await changeSettings(app, { markets: ["DE"], servedCountries: [] });
  const slot = await openGame(await playerIn("DE"), "lantern-court");
  const roundId = randomUUID();
  const first = await slot.bet({}, { roundId });
  const again = await slot.bet({}, { roundId });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((await slot.bet({}, { roundId: randomUUID() })).body.code).toBe("play.too_quick");
});

it("a flight takes one bet of a player where the market wants a pause between two (D-14)", async () => {
  await changeSettings(app, { markets: ["GB"], servedCountries: [] });
  const game = await openGame(await playerIn("GB"), "crash");
  await commitDemoChain(app.db);
  const flight = await openFlight(app.db, 600_000);
  const choice = { flightId: flight?.id, autoCashOut: null };
  expect((await game.bet(choice)).status).toBe(200);
  await app.db.execute(sql`update rounds set created_at = created_at - interval '1 hour' where crash_round_id = ${flight?.id}`);
  expect((await game.bet({ ...choice, isSecond: true })).body.code).toBe("play.round_open");
});

it("bets at once from two tabs are one bet where the market wants a pause between them (D-14)", async () => {
  await changeSettings(app, { markets: ["GB"], servedCountries: [] });
  const player = await playerIn("GB");
  const tabs = [await openGame(player, "lantern-court"), await openGame(player, "lantern-court")];
  const answers = await Promise.all([...tabs, ...tabs, ...tabs].map((tab) => tab.bet({})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(["play.too_quick"]),
  );
});
