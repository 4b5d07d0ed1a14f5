import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RealityCheck } from "../../../schemas/api/reality";
import type { SiteSettings } from "../../../schemas/settings";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { realityRulesOf } from "./reality_rules";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A player of one test alone with 100 EUR; each sign-in is a browser of its own. */
async function newPlayer() {
  const email = `${randomUUID()}@foyer.test`;
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into users (unique_id, email, password_hash, currency_code, country_code, is_email_verified, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', 'DE', true, consents from users where email = 'paid@foyer.test' returning id`);
  const id = rows[0]?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}`}, array['cash', 'outside'], array[${id}, null]::int[],
    array['EUR', 'EUR'], array[10000, -10000]::bigint[])`);
  const headers = await bearerOf(app, email);
  const post = <Body>(name: string, payload: object) =>
    call<Body & { code?: string }>(app, { method: "POST", url: `/api/user/${name}`, payload, headers });
  const played = (time: string) =>
    app.db
      .execute(sql`update sessions set play_started_at = now() - ${time}::interval, play_checked_at = now() - ${time}::interval
      where user_id = ${id}`);
  return { id, headers, post, played };
}

async function openGame(gameId: string, headers: Record<string, string>, demo = false) {
  const { body } = await call<{ data: { launchUrl: string; sessionId: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId, demo },
    headers,
  });
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  const frame = <Body>(path: string, payload: object) =>
    call<Body & { code?: string; data?: unknown; round?: { id: string; step: number; state: string } }>(app, {
      method: "POST",
      url: `/api/play/${path}`,
      payload,
      headers: { "x-play-token": token, origin: "null" },
    });
  return { ...body.data, frame };
}
const dice = { roundId: "", bet: 1, choice: { direction: "under", target: 5_000 } };
const newBet = () => ({ ...dice, roundId: randomUUID() });

it("takes no bet once the time is over, in no game and tab, until the player has read what it cost (L-1.04)", async () => {
  const player = await newPlayer();
  const one = await openGame("dice", player.headers);
  const other = await openGame("limbo", player.headers);
  expect((await one.frame("bet", newBet())).status).toBe(200);
  await player.played("60 minutes");
  const balance = () => app.db.execute<{ amount: string }>(sql`select amount from wallets where user_id = ${player.id}`);
  const before = (await balance()).rows;
  expect(await one.frame("bet", newBet())).toMatchObject({
    status: 403,
    body: { code: "play.reality_check", data: { minutes: 60 } },
  });
  const limbo = { roundId: randomUUID(), bet: 1, choice: { target: 200 } };
  expect((await other.frame("bet", limbo)).body.code).toBe("play.reality_check");
  expect((await balance()).rows).toEqual(before);
  await player.post("check-play-time", {});
  expect((await one.frame("bet", newBet())).status).toBe(200);
  expect((await other.frame("bet", limbo)).status).toBe(200);
});

it("lets a round that was begun be finished before the check is answered, and a sent bet be asked about again", async () => {
  const player = await newPlayer();
  const mines = await openGame("mines", player.headers);
  const begun = { roundId: randomUUID(), bet: 1, choice: { mines: 1 } };
  expect((await mines.frame("bet", begun)).body.round?.state).toBe("open");
  await player.played("2 hours");
  expect((await mines.frame("bet", begun)).status).toBe(200); // the same bet, not another one
  const step = await mines.frame("act", { roundId: begun.roundId, step: 0, action: { kind: "open", tile: 0 } });
  expect(step.status).toBe(200);
  if (step.body.round?.state === "open") {
    const out = await mines.frame("act", { roundId: begun.roundId, step: 1, action: { kind: "cash_out" } });
    expect(out.status).toBe(200);
  }
  expect((await mines.frame("bet", { ...begun, roundId: randomUUID() })).body.code).toBe("play.reality_check");
});

it("asks nobody who plays with demo coins, and nobody who wants no check where no law asks for one", async () => {
  const player = await newPlayer();
  const demo = await openGame("dice", player.headers, true);
  const real = await openGame("dice", player.headers);
  await player.played("5 hours");
  expect((await demo.frame("bet", newBet())).status).toBe(200);
  expect((await real.frame("bet", newBet())).status).toBe(403);
  await player.post("set-reality-check", { minutes: 0 });
  expect((await real.frame("bet", newBet())).status).toBe(200);
});

it("holds a chosen interval at once, tells it to every game, and refuses one that is not offered", async () => {
  const player = await newPlayer();
  const { sessionId, frame } = await openGame("dice", player.headers);
  await player.played("16 minutes");
  expect((await frame("bet", newBet())).status).toBe(200);
  const chosen = await player.post<{ data: { reality: RealityCheck } }>("set-reality-check", { minutes: 15 });
  expect(chosen.body.data.reality).toEqual({ minutes: 15, choices: [0, 15, 30, 60], isMandatory: false });
  expect((await frame("bet", newBet())).body.code).toBe("play.reality_check");
  const url = `/api/user/get-game-session?sessionId=${sessionId}`;
  const { body } = await call<{ reality: RealityCheck }>(app, { url, headers: player.headers });
  expect(body.reality.minutes).toBe(15);
  for (const minutes of [17, -1, 1.5, "15"]) {
    expect((await player.post("set-reality-check", { minutes })).status).toBe(400);
  }
});

const markets = (...codes: SiteSettings["markets"]) => ({ markets: codes, servedCountries: [] });

it.each([
  ["the Netherlands", markets("NL"), "NL", null, { minutes: 30, choices: [15, 30], isMandatory: true }],
  ["the Netherlands, chosen shorter", markets("NL"), "NL", 15, { minutes: 15, choices: [15, 30], isMandatory: true }],
  ["the Netherlands, chosen never before", markets("NL"), "NL", 0, { minutes: 30, choices: [15, 30], isMandatory: true }],
  ["Spain", markets("ES"), "ES", 60, { minutes: 60, choices: [15, 30, 60], isMandatory: true }],
  ["no market", markets(), "DE", null, { minutes: 60, choices: [0, 15, 30, 60], isMandatory: false }],
  ["another market's player", markets("NL"), "DE", 0, { minutes: 0, choices: [0, 15, 30, 60], isMandatory: false }],
] as const)("asks in %s as often as the law there wants (D-14)", (_, settings, countryCode, realityMinutes, expected) =>
  expect(
    realityRulesOf({ ...settings, markets: [...settings.markets], servedCountries: [] }, { countryCode, realityMinutes }),
  ).toEqual(expected),
);
