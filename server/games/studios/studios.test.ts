import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isSignedBy, publicKeyOf, signatureHeader } from "../../outside/studios/hub88/signature";
import { kinds } from "../../outside/sandbox/studios/kinds";
import { picksOf } from "../../outside/sandbox/studios/table_clock";
import type { BetRefusal } from "../../../schemas/play/bet_refusal";
import { reconcileStudios } from "./reconcile";
import { runBonus } from "../../testing/bonus_player";
import { createHub88End } from "../../testing/hub88_end";
import { createHub88Peer } from "../../testing/hub88_peer";
import { changeSettings } from "../../testing/change_settings";
import { playSession } from "../../testing/partner_session";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { longTest } from "../../../src/testing/long_test";

/** The aggregator's operator API as far as opening a game goes, with what it was asked for. */
let api: Server;
let asked: { path: string; body: Record<string, unknown>; isSigned: boolean }[] = [];
let answersWith = 200;
let peer: ReturnType<typeof createHub88Peer>;
let app: FastifyInstance;

beforeAll(async () => {
  api = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const isSigned = isSignedBy(body, request.headers[signatureHeader], publicKeyOf(peer.operatorPublicKey));
      asked.push({ path: request.url ?? "", body: JSON.parse(body.toString()), isSigned });
      response.writeHead(answersWith, { "content-type": "application/json" });
      response.end(JSON.stringify({ url: "https://games.hub88.example/open?session=1" }));
    });
  });
  await new Promise<void>((listening) => api.listen(0, "127.0.0.1", listening));
  peer = createHub88Peer(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  app = await startTestApp({ studioPartners: [peer.partner] });
  await app.db
    .execute(sql`update games set client = 'studio', partner = 'hub88', partner_game = 'demo_' || identifier, has_demo = true
    where identifier in ('emerald-roulette', 'garden-room-blackjack', 'pocket-keno')`);
});
afterAll(async () => {
  await app.close();
  await new Promise((closed) => api.close(closed));
});

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;

async function newPlayer({ cash = 10_000, bonus = 0 } = {}) {
  const [email, uniqueId] = [`${randomUUID()}@foyer.test`, randomUUID()];
  const [row] = await rows<{
    id: number;
  }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents, country_code)
    select ${uniqueId}, ${email}, password_hash, 'EUR', consents, 'DE' from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'bonus', 'outside'],
    array[${id}, ${id}, null]::int[], array['EUR', 'EUR', 'EUR'], array[${cash}, ${bonus}, ${-cash - bonus}]::bigint[])`);
  const headers = await bearerOf(app, email);
  return { id, uniqueId, headers, wallet: () => walletOf(id) };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const walletOf = async (id: number) =>
  (
    await rows<{ cash: number; bonus: number }>(
      sql`select amount::int as cash, non_cash_amount::int as bonus from wallets where user_id = ${id}`,
    )
  )[0];

const open = (gameId: string, headers: Record<string, string> = {}, demo = false) =>
  call<{ data: { launchUrl: string; sessionId: string }; code?: string }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload: { gameId, demo, device: "mobile", language: "de" },
    headers,
  });

/** A table that somebody sits at: calls of the aggregator for them, in euros. */
async function sitDown(player: Player, gameId = "emerald-roulette") {
  asked = [];
  const { status } = await open(gameId, player.headers);
  expect(status).toBe(200);
  const token = String(asked[0]?.body.token);
  const who = { user: player.uniqueId, token, game_code: `demo_${gameId}` };
  const ask = async (path: string, body: Record<string, unknown>) => (await peer.ask(app, path, { ...who, ...body })).body;
  return {
    token,
    ask,
    bet: (euros: number, round: string, more: Record<string, unknown> = {}) =>
      ask("transaction/bet", {
        transaction_uuid: randomUUID(),
        round,
        currency: "EUR",
        amount: Math.round(euros * 100_000),
        ...more,
      }),
    win: (euros: number, round: string, reference: string, more: Record<string, unknown> = {}) =>
      ask("transaction/win", {
        transaction_uuid: randomUUID(),
        round,
        round_closed: true,
        currency: "EUR",
        amount: Math.round(euros * 100_000),
        reference_transaction_uuid: reference,
        ...more,
      }),
    rollback: (round: string, reference: string, more: Record<string, unknown> = {}) =>
      ask("transaction/rollback", { transaction_uuid: randomUUID(), round, reference_transaction_uuid: reference, ...more }),
  };
}

async function problemsOfBooks() {
  const [total] = await rows<{ sum: string | null }>(sql`select sum(amount) as sum from ledger_entries`);
  expect(Number(total?.sum)).toBe(0);
  return rows(sql`select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
      group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
      having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)
        or w.non_cash_amount <> coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0) or w.amount < 0 or w.non_cash_amount < 0`);
}

describe("a game of another studio (L-7.51)", () => {
  it("opens at its partner, who is told who plays, in what, where the lobby is, and what the market asks for", async () => {
    const player = await newPlayer();
    asked = [];
    const { body } = await open("emerald-roulette", player.headers);
    expect(body.data.launchUrl).toBe("https://games.hub88.example/open?session=1");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: "/operator/generic/v2/game/url",
      isSigned: true,
      body: {
        operator_id: 7,
        sub_partner_id: "foyer",
        user: player.uniqueId,
        game_code: "demo_emerald-roulette",
        currency: "EUR",
        lang: "de",
        country: "DE",
        platform: "GPL_MOBILE",
        meta: { autoplay: true, turbo: true, min_cycle_ms: 0 },
      },
    });
    expect(String(asked[0]?.body.lobby_url)).toMatch(/^http.*\/casino$/);
    const [kept] = await rows(sql`select 1 from game_sessions where token_hash = ${String(asked[0]?.body.token)}`);
    expect(kept).toBeUndefined();
  });

  it("opens as a demo in no currency, for nobody", async () => {
    asked = [];
    expect((await open("pocket-keno", {}, true)).status).toBe(200);
    expect(asked[0]?.body).toMatchObject({ currency: "XXX", game_code: "demo_pocket-keno" });
    expect(asked[0]?.body).not.toHaveProperty("token");
    expect(asked[0]?.body).not.toHaveProperty("user");
  });

  it("is refused in words where its partner is away, or is none of ours", async () => {
    answersWith = 500;
    expect(await open("pocket-keno", {}, true)).toMatchObject({ status: 503, body: { code: "game.studio_away" } });
    answersWith = 200;
    await app.db.execute(sql`update games set partner = 'nobody' where identifier = 'pocket-keno'`);
    expect(await open("pocket-keno", {}, true)).toMatchObject({ status: 409, body: { code: "game.not_connected" } });
    await app.db.execute(sql`update games set partner = 'hub88' where identifier = 'pocket-keno'`);
  });
});

describe("the wallet that Hub88 calls", () => {
  it("tells who plays and what they have, in hundred-thousandths", async () => {
    const player = await newPlayer({ cash: 1_234, bonus: 66 });
    const table = await sitDown(player);
    expect(await table.ask("user/balance", {})).toMatchObject({ status: "RS_OK", currency: "EUR", balance: 1_300_000 });
    expect(await table.ask("user/info", {})).toMatchObject({ status: "RS_OK", user: player.uniqueId, country: "DE" });
  });

  it("takes no call that is not signed over its very bytes, that cannot be read, or of another site", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    const body = {
      user: player.uniqueId,
      token: table.token,
      transaction_uuid: randomUUID(),
      round: "r",
      currency: "EUR",
      amount: 100_000,
    };
    const wrong = await peer.ask(app, "transaction/bet", { ...body, game_code: "x" }, peer.signed("{}"));
    expect([wrong.status, wrong.body.status]).toEqual([200, "RS_ERROR_INVALID_SIGNATURE"]);
    expect((await peer.ask(app, "transaction/bet", body, "")).body.status).toBe("RS_ERROR_INVALID_SIGNATURE");
    expect((await table.ask("transaction/bet", { round: "r" })).status).toBe("RS_ERROR_WRONG_SYNTAX");
    expect((await table.bet(1, "r", { amount: "much" })).status).toBe("RS_ERROR_WRONG_TYPES");
    expect((await table.bet(1, "r", { amount: 1.5 })).status).toBe("RS_ERROR_WRONG_TYPES");
    expect((await table.bet(1, "r", { amount: -100_000 })).status).toBe("RS_ERROR_WRONG_TYPES");
    expect((await table.bet(1, "r", { amount: 1 })).status).toBe("RS_ERROR_WRONG_TYPES");
    expect((await table.bet(1, "r", { sub_partner_id: "another" })).status).toBe("RS_ERROR_INVALID_PARTNER");
    expect((await table.ask("transaction/steal", {})).status).toBe("RS_ERROR_WRONG_SYNTAX");
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 0 });
    expect((await peer.ask(app, "../hub88x/user/info", {})).status).toBe(404);
  });

  it("books a bet of several chips and its win as one round, which the feeds and the limits know, and whose steps the history has", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    const first = randomUUID();
    expect(await table.bet(2, "shared-1", { transaction_uuid: first })).toMatchObject({ status: "RS_OK", balance: 9_800_000 });
    expect(await table.bet(3, "shared-1")).toMatchObject({ status: "RS_OK", balance: 9_500_000 });
    expect(await table.win(7, "shared-1", first)).toMatchObject({ status: "RS_OK", balance: 10_200_000 });
    const found = await rows(
      sql`select state, bet::int, payout::int, multiplier, base_bet::int, choice, outcome from rounds where user_id = ${player.id}`,
    );
    expect(found).toEqual([
      {
        state: "settled",
        bet: 500,
        payout: 700,
        multiplier: 1.4,
        base_bet: 500,
        choice: {},
        outcome: { partner: "hub88", round: "shared-1" },
      },
    ]);
    expect(await rows(sql`select bets::int, wins::int, rounds from played_hours where user_id = ${player.id}`)).toEqual([
      { bets: 500, wins: 700, rounds: 1 },
    ]);
    expect(await rows(sql`select rounds, wagered::int, won::int from game_sessions where user_id = ${player.id}`)).toEqual([
      { rounds: 1, wagered: 500, won: 700 },
    ]);
    const { body } = await call<{ casinoTransaction: { rows: { actionType: string; amount: number; gameName: string }[] } }>(
      app,
      {
        url: "/api/user/get-casino-transactions?pageNo=1&limit=10",
        headers: player.headers,
      },
    );
    expect(body.casinoTransaction.rows.map(({ actionType, amount }) => [actionType, amount])).toEqual([
      ["win", 7],
      ["bet", -3],
      ["bet", -2],
    ]); // what was there before and after is right on each row
    const [points] = await rows<{ points: number }>(sql`select loyalty_points::int as points from users where id = ${player.id}`);
    expect(points?.points).toBeGreaterThan(0);
  });

  it("answers the same request alike and does it once, and refuses its id for another", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    const bet = { transaction_uuid: randomUUID(), request_uuid: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => table.bet(1, "r1", bet)));
    for (const answer of answers) expect(answer).toMatchObject({ status: "RS_OK", balance: 9_900_000 });
    expect((await table.bet(1, "r1", { ...bet, request_uuid: randomUUID() })).status).toBe("RS_OK");
    expect((await table.bet(2, "r1", { ...bet, request_uuid: randomUUID() })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    expect((await table.bet(2, "r1", { request_uuid: bet.request_uuid })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
    const poor = { transaction_uuid: randomUUID(), request_uuid: randomUUID() };
    expect(await table.bet(500, "r1", poor)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 9_900_000 });
    await table.win(900, "r1", bet.transaction_uuid);
    expect(await table.bet(500, "r1", poor)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: 9_900_000 });
    expect(await player.wallet()).toEqual({ cash: 99_900, bonus: 0 });
  });

  it("takes wins and rollbacks for a session that is over, and no bet", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    const [won, lost] = [randomUUID(), randomUUID()];
    await table.bet(1, "r1", { transaction_uuid: won });
    await table.bet(1, "r2", { transaction_uuid: lost });
    await call(app, { method: "POST", url: "/api/user/logout", payload: {}, headers: player.headers });
    expect((await table.bet(1, "r3")).status).toBe("RS_ERROR_TOKEN_EXPIRED");
    expect((await table.ask("user/balance", {})).status).toBe("RS_ERROR_TOKEN_EXPIRED");
    expect((await table.win(2, "r1", won)).status).toBe("RS_OK");
    expect((await table.rollback("r2", lost)).status).toBe("RS_OK");
    expect(await player.wallet()).toEqual({ cash: 10_100, bonus: 0 });
    expect((await table.bet(1, "r3", { token: "never-given-out" })).status).toBe("RS_ERROR_INVALID_TOKEN");
    const other = await sitDown(await newPlayer());
    expect((await other.bet(1, "r4", { token: table.token })).status).toBe("RS_ERROR_INVALID_TOKEN");
  });

  it("remembers a rollback that is there before its bet, and alarms of a win after a rollback", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    const [late, taken] = [randomUUID(), randomUUID()];
    expect((await table.rollback("r1", late)).status).toBe("RS_OK");
    expect((await table.bet(1, "r1", { transaction_uuid: late })).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
    await table.bet(1, "r2", { transaction_uuid: taken });
    expect((await table.rollback("r2", taken)).status).toBe("RS_OK");
    expect((await table.rollback("r2", taken)).status).toBe("RS_OK");
    const win = { transaction_uuid: randomUUID() };
    expect((await table.win(5, "r2", taken, win)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
    expect((await table.win(5, "r2", taken, win)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK");
    expect((await table.win(5, "r9", randomUUID())).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST");
    expect(await player.wallet()).toEqual({ cash: 10_000, bonus: 0 });
    expect(await rows(sql`select kind from studio_alarms where user_id = ${player.id}`)).toEqual([
      { kind: "win_after_rollback" },
    ]);
    expect(await rows(sql`select state from rounds where user_id = ${player.id}`)).toEqual([{ state: "void" }]);
    expect(
      (await rows<{ spent: number }>(sql`select total_spend::int as spent from users where id = ${player.id}`))[0]?.spent,
    ).toBe(0);
  });

  it("takes back one of several chips, and a win as long as it is there", async () => {
    const player = await newPlayer({ cash: 1_000 });
    const table = await sitDown(player);
    const [chip, other, win] = [randomUUID(), randomUUID(), randomUUID()];
    await table.bet(2, "r1", { transaction_uuid: chip });
    await table.bet(3, "r1", { transaction_uuid: other });
    await table.rollback("r1", chip);
    expect(await player.wallet()).toEqual({ cash: 700, bonus: 0 });
    await table.win(6, "r1", other, { transaction_uuid: win });
    expect(await rows(sql`select state, bet::int, payout::int from rounds where user_id = ${player.id}`)).toEqual([
      { state: "settled", bet: 300, payout: 600 },
    ]);
    expect(await table.rollback("r1", win)).toMatchObject({ status: "RS_OK", balance: 700_000 });
    await table.win(6, "r1", other, { transaction_uuid: randomUUID() });
    const spent = randomUUID();
    await table.win(20, "r1", other, { transaction_uuid: spent });
    await table.bet(30, "r2");
    expect((await table.rollback("r1", spent)).status).toBe("RS_ERROR_NOT_ENOUGH_MONEY");
    expect(await rows(sql`select kind from studio_alarms where user_id = ${player.id}`)).toEqual([
      { kind: "win_not_taken_back" },
    ]);
  });

  it("bets bonus money after cash, pays its share back there, and counts the bets when their round is over", async () => {
    const player = await newPlayer({ cash: 300, bonus: 1_000 });
    await runBonus(app, player.id, 5_000);
    const table = await sitDown(player);
    const bet = randomUUID();
    expect((await table.bet(12.5, "r1", { transaction_uuid: bet })).status).toBe("RS_OK");
    expect(await player.wallet()).toEqual({ cash: 0, bonus: 50 });
    await table.win(25, "r1", bet);
    expect(await player.wallet()).toEqual({ cash: 600, bonus: 50 + 1_900 });
    const [left] = await rows<{ left: number }>(
      sql`select wager_left::int as left from player_bonuses where user_id = ${player.id}`,
    );
    expect(left?.left).toBeLessThan(5_000);
  });

  it("refuses in the partner's words what limits, breaks, other currencies and other games forbid", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    expect((await table.bet(1, "r1", { currency: "USD" })).status).toBe("RS_ERROR_WRONG_CURRENCY");
    expect((await table.bet(1, "r1", { game_code: "demo_nothing" })).status).toBe("RS_ERROR_INVALID_GAME");
    expect((await table.bet(1, "r1", { game_code: "demo_garden-room-blackjack" })).status).toBe("RS_OK"); // the lobby at the table
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, amount, set_at) values (${player.id}, 'bet', 'daily', 150, now())`,
    );
    expect((await table.bet(1, "r2")).status).toBe("RS_ERROR_LIMIT_REACHED");
    expect((await table.bet(0.5, "r2")).status).toBe("RS_OK");
    await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${player.id}`);
    expect((await table.bet(0.1, "r3")).status).toBe("RS_ERROR_USER_DISABLED");
    await app.db.execute(sql`update users set excluded_until = null where id = ${player.id}`);
  });

  it("D-14, C-4.53: tells the player's page which limit a studio's bet would pass, what is left and when it starts again; a market's highest stake holds for its slots", async () => {
    const heard: { userId: number; refusal: BetRefusal }[] = [];
    app.onSignal("play_refused", (message) => void heard.push(message as (typeof heard)[number]));
    const player = await newPlayer();
    const table = await sitDown(player);
    await app.db.execute(
      sql`insert into player_limits (user_id, kind, timeframe, amount, set_at) values (${player.id}, 'loss', 'weekly', 150, now())`,
    );
    expect((await table.bet(1, "told-1", { round_closed: true })).status).toBe("RS_OK");
    expect((await table.bet(1, "told-2")).status).toBe("RS_ERROR_LIMIT_REACHED");
    const limit = { kind: "loss", timeframe: "weekly", currentLimit: 1.5, left: 0.5, currency: "EUR", endsSession: false };
    await expect.poll(() => heard.at(-1)).toMatchObject({ userId: player.id, refusal: { why: "limit", limit } });
    await app.db.execute(sql`delete from player_limits where user_id = ${player.id}`);

    await changeSettings(app, { markets: ["DE"] });
    await app.db.execute(sql`update users set kyc_status = 'APPROVED', date_of_birth = '1990-01-01' where id = ${player.id}`);
    for (const kind of ["deposit", "time"])
      await app.db.execute(sql`insert into player_limits (user_id, kind, timeframe, amount, set_at)
        select ${player.id}, ${kind}, unnest(array['daily', 'weekly', 'monthly']), 1000, now()`);
    const [kept] = await rows<{ sub: number }>(sql`select sub_category_id as sub from games where identifier = 'pocket-keno'`);
    await app.db
      .execute(sql`update games set sub_category_id = (select s.id from sub_categories s join categories c on c.id = s.category_id
      where c.slug = 'slots' limit 1) where identifier = 'pocket-keno'`);
    const slot = await sitDown(player, "pocket-keno");
    expect(asked[0]?.body.meta).toMatchObject({ max_bet: 100_000 });
    expect((await slot.bet(0.6, "told-3")).status).toBe("RS_OK");
    expect((await slot.bet(0.6, "told-3")).status).toBe("RS_ERROR_LIMIT_REACHED"); // the round's bets together
    await expect
      .poll(() => heard.at(-1))
      .toEqual({ userId: player.id, refusal: { why: "max_stake", maxBet: 1, currencyCode: "EUR" } });
    await app.db.execute(sql`update categories set slug = 'reels' where slug = 'slots'`); // a name that nobody thought of
    const reels = await sitDown(player, "pocket-keno");
    expect((await reels.bet(1.2, "told-4")).status).toBe("RS_ERROR_LIMIT_REACHED");
    await app.db.execute(sql`update categories set slug = 'slots' where slug = 'reels'`);
    await app.db.execute(sql`update games set sub_category_id = ${kept?.sub ?? 0} where identifier = 'pocket-keno'`);
    await changeSettings(app, { markets: [], servedCountries: [] });
  });

  it("pays for a free bet by itself and takes nothing for it", async () => {
    const player = await newPlayer();
    const table = await sitDown(player);
    const bet = randomUUID();
    expect(await table.bet(5, "free", { transaction_uuid: bet, is_free: true })).toMatchObject({
      status: "RS_OK",
      balance: 10_000_000,
    });
    expect(await table.win(3, "free", bet, { is_free: true })).toMatchObject({ status: "RS_OK", balance: 10_300_000 });
  });

  longTest(
    "keeps books that balance and equal the partner's through whole sessions with every fault of the line",
    { timeout: 20_000 },
    async () => {
      const funds = [5_000, 800, 20_000];
      const from = new Date(Date.now() - 60_000);
      const seats: { player: Player; token: string; cash: number }[] = [];
      for (const cash of funds) {
        const player = await newPlayer({ cash });
        seats.push({ player, cash, token: (await sitDown(player)).token });
      }
      const sessions = await Promise.all(
        seats.map(async ({ player, token, cash }, seed) => {
          const seat = { player: player.uniqueId, token, gameCode: "demo_emerald-roulette", currencyCode: "EUR" };
          const drawn = fc.sample(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { numRuns: 400, seed });
          let at = 0;
          const random = () => drawn[at++ % drawn.length] ?? 0;
          return { player, ...(await playSession(createHub88End(seat, peer.lineTo(app)), { cash, rounds: 45, random })) };
        }),
      );
      expect(sessions.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(200);
      expect(await problemsOfBooks()).toEqual([]);
      for (const { player, cash } of sessions) expect(await player.wallet()).toEqual({ cash, bonus: 0 });
      const own = new Set(sessions.map(({ player }) => player.uniqueId));
      const file = sessions.flatMap(({ lines }) => lines);
      const until = new Date(Date.now() + 60_000);
      const differences = async () => {
        const found = await reconcileStudios(app, { ...peer.partner, listMovements: () => Promise.resolve(file) }, from, until);
        return found.filter(({ books, file: theirs }) => [...own].some((id) => `${books} ${theirs}`.includes(id)));
      };
      expect(await differences()).toEqual([]);
      const [line] = file.filter(({ kind, amount }) => kind === "win" && amount > 0);
      if (line) line.amount += 1; // what is planted is found
      expect((await differences()).map(({ kind }) => kind)).toEqual(["differs"]);
      const ids = sessions.map(({ player }) => player.id);
      expect(await rows(sql`select 1 from rounds where state = 'open' and user_id = any(${sql.param(ids)}::int[])`)).toEqual([]);
    },
  );

  it("has no answer that the suite of sessions would let pass where it is wrong", async () => {
    const right = createHub88End(
      { player: "p", token: "t", gameCode: "g", currencyCode: "EUR" },
      {
        sign: () => "",
        send: () => Promise.resolve({ status: "RS_OK", balance: 0 }),
      },
    );
    await expect(playSession(right, { cash: 10_000, rounds: 12 })).rejects.toThrow("the balance is 0");
    const deaf = { ...right, ask: () => Promise.resolve({ outcome: "done" as const, balance: null }) };
    await expect(playSession(deaf, { cash: 10_000, rounds: 12 })).rejects.toThrow("transaction_unknown");
  });
});

describe("the practice studios of the demo", () => {
  let demo: FastifyInstance;
  let site: string;
  beforeAll(async () => {
    // as in development, where pages of games need no build
    demo = await startTestApp({ configuration: { studioSandbox: { port: 0, url: null }, isDevelopment: true } });
    await demo.listen({ port: 0, host: "127.0.0.1" });
    const { port } = demo.server.address() as AddressInfo;
    demo.configuration.port = port; // where the studios find the wallet
    site = `http://localhost:${port}`;
  });
  afterAll(() => demo.close());

  const post = async <Body>(url: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site, ...headers },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Body;
  };
  const launch = async (gameId: string, headers: Record<string, string> = {}) =>
    (await post<{ data: { launchUrl: string } }>(`${site}/api/user/init-game`, { gameId, demo: !headers.authorization }, headers))
      .data.launchUrl;
  type Played = { kind: string; paid: number; balance: number; why?: string };
  const sandbox = () => demo.studioSandbox?.apiUrl() ?? "";

  longTest("gives back on average what its card says, and less than is bet on every spot", { timeout: 60_000 }, () => {
    for (const [name, kind] of Object.entries(kinds)) {
      const sums: Record<string, number> = {};
      const rounds = name === "scratch" ? 1_000 : name === "draw" ? 60_000 : 20_000;
      const drawn = picksOf("a secret of this test", name, 1);
      let at = 0;
      const pick = (below: number) => (name === "scratch" && below === 1_000 ? at : drawn(below)); // each ticket once
      for (let round = 0; round < rounds; round += 1, at += 1)
        for (const [spot, times] of Object.entries(kind.draw(pick).won)) sums[spot] = (sums[spot] ?? 0) + times;
      const means = kind.spots.map(({ id }) => (sums[id] ?? 0) / rounds);
      expect(Math.min(...means.map((mean) => Math.abs(mean - kind.returnToPlayer / 100))), name).toBeLessThan(2);
      expect(means.reduce((sum, mean) => sum + mean, 0) / means.length, name).toBeLessThan(100);
    }
  });

  it("keep the books in step with their own whatever they are told to do wrong", async () => {
    const [email, uniqueId] = [`${randomUUID()}@foyer.test`, randomUUID()];
    const { rows: made } = await demo.db.execute<{
      id: number;
    }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents, country_code)
      select ${uniqueId}, ${email}, password_hash, 'EUR', consents, 'DE' from users where email = 'paid@foyer.test' returning id`);
    const id = made[0]?.id ?? 0;
    await demo.db
      .execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'outside'], array[${id}, null]::int[],
      array['EUR', 'EUR'], array[100000, -100000]::bigint[])`);
    const url = await launch("coin-flip", await bearerOf(demo, email));
    const cash = async () =>
      Number((await demo.db.execute<{ amount: string }>(sql`select amount from wallets where user_id = ${id}`)).rows[0]?.amount);
    const play = (count: number) =>
      Promise.all(Array.from({ length: count }, () => post<Played>(`${url}/bet`, { spots: { heads: 100_000 } })));
    const wrongs = [
      { repeat: 3 },
      { loseAnswers: 4 },
      { loseCalls: 4 },
      { reorder: true },
      { rollback: true },
      { lie: true },
      { delayMs: 20, repeat: 1 },
    ];
    const kindsOf: string[] = [];
    for (const wrong of wrongs) {
      await post(`${sandbox()}/control/faults`, wrong);
      kindsOf.push(...(await play(4)).map(({ kind }) => kind));
    }
    await post(`${sandbox()}/control/faults`, {});
    expect(new Set(kindsOf)).toEqual(new Set(["played", "refused"]));
    type Bet = { user: string; state: string; amount: number; paid: number | null };
    const bets = async () =>
      ((await (await fetch(`${sandbox()}/control/bets`)).json()) as Bet[]).filter(({ user }) => user === uniqueId);
    const isOver = async () => (await bets()).every(({ state }) => ["paid", "taken_back", "refused"].includes(state));
    await expect.poll(isOver, { timeout: 20_000, interval: 100 }).toBe(true);
    const units = (await bets())
      .filter(({ state }) => state === "paid")
      .reduce((sum, { amount, paid }) => sum + (paid ?? 0) - amount, 0);
    expect(await cash()).toBe(100_000 + units / 1_000);
    const { rows: open } = await demo.db.execute(sql`select 1 from rounds where user_id = ${id} and state = 'open'`);
    expect(open).toEqual([]);
    expect(await reconcileStudios(demo, hub88Of(demo), new Date(Date.now() - 3_600_000), new Date(Date.now() + 60_000))).toEqual(
      [],
    );
    await demo.db.execute(sql`update studio_movements set amount = amount + 1 where transaction_id =
      (select transaction_id from studio_movements where user_id = ${id} and kind = 'win' limit 1)`);
    const found = await reconcileStudios(demo, hub88Of(demo), new Date(Date.now() - 3_600_000), new Date(Date.now() + 60_000));
    expect(found.map(({ kind }) => kind)).toEqual(["differs"]);
  }, 60_000);
});

function hub88Of({ studioPartners }: FastifyInstance) {
  const partner = studioPartners.get("hub88");
  if (!partner) throw new Error("There is no aggregator");
  return partner;
}
