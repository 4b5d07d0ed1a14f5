import { createHash, createHmac, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Round, SeedPair } from "../../../schemas/play/round";
import { drawFrom, fairMessage } from "../../../src/play/rules/fair";
import { minesMultiplier, placeMines } from "../../../src/play/rules/mines";
import { roundedPayout } from "../../../src/play/rules/multiplier";
import { playAtOnce, type GameAtOnce } from "../../../src/play/rules/play_at_once";
import { changeSettings } from "../../testing/change_settings";
import { cutOffDatabase } from "../../testing/cut_off_database";
import { runBonus } from "../../testing/bonus_player";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { endAbandonedRounds } from "./abandoned_rounds";
import { longTest } from "../../../src/testing/long_test";

interface Answer {
  round: Round;
  balance: { cash: number; nonCash: number; total: number; version: number };
  seeds: SeedPair;
}
type Frame = Awaited<ReturnType<typeof openFrame>>;

let app: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    configuration: { geoCountryHeader: "x-country", geoSubdivisionHeader: "x-subdivision" },
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => app.close());

const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await app.db.execute<Row>(query)).rows;
const init = (payload: object, headers: Record<string, string> = {}) =>
  call<{ data: { launchUrl: string; sessionId: string; serverSeedHash: string; isDemo: boolean; currencyCode: string } }>(app, {
    method: "POST",
    url: "/api/user/init-game",
    payload,
    headers,
  });

/** A game in its frame: with the launch token alone, from no origin. */
async function openFrame(gameId: string, headers: Record<string, string> = {}, demo = false) {
  const { status, body } = await init({ gameId, demo }, headers);
  expect(status).toBe(200);
  const token = new URLSearchParams(body.data.launchUrl.split("#")[1]).get("token") ?? "";
  const post = <Body>(path: string, payload: object) =>
    call<Body>(app, {
      method: "POST",
      url: `/api/play/${path}`,
      payload,
      headers: { "x-play-token": token, origin: "null" },
    });
  return {
    token,
    sessionId: body.data.sessionId,
    launchUrl: body.data.launchUrl,
    open: () =>
      post<Record<string, never> & { balance: Answer["balance"]; openRound: Round | null; seeds: SeedPair; limits: object }>(
        "open",
        {},
      ),
    bet: (bet: unknown, choice: unknown, roundId: string = randomUUID()) =>
      post<Answer & { code?: string }>("bet", { roundId, bet, choice }),
    act: (roundId: string, step: number, action: object) => post<Answer & { code?: string }>("act", { roundId, step, action }),
    rotate: (payload = {}) =>
      post<{
        revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; nonce: number };
        seeds: SeedPair;
        code?: string;
      }>("rotate-seeds", payload),
  };
}

/** A player of one test alone, with money of their own, signed in. */
async function newPlayer({ cash = 10_000, bonus = 0 } = {}) {
  const email = `${randomUUID()}@foyer.test`;
  const [row] = await rows<{ id: number }>(sql`insert into users (unique_id, email, password_hash, currency_code, consents)
    select ${randomUUID()}, ${email}, password_hash, 'EUR', consents from users where email = 'paid@foyer.test' returning id`);
  const id = row?.id ?? 0;
  await app.db.execute(sql`select ledger_book('opening', ${`opening:${id}:EUR`}, array['cash', 'bonus', 'outside'],
    array[${id}, ${id}, null]::int[], array['EUR', 'EUR', 'EUR'], array[${cash}, ${bonus}, ${-cash - bonus}]::bigint[])`);
  return { id, email, headers: await bearerOf(app, email) };
}

const wagerLeft = async (userId: number) =>
  (await rows<{ left: number }>(sql`select wager_left::int as left from player_bonuses where user_id = ${userId}`))[0]?.left;

const walletOf = async (id: number) =>
  (
    await rows<{ cash: number; bonus: number }>(
      sql`select amount::int as cash, non_cash_amount::int as bonus from wallets where user_id = ${id}`,
    )
  )[0];

/** Nothing to say means: every entry has its counterpart, and every wallet is the sum of its entries. */
async function problemsOfBooks() {
  const [total] = await rows<{ sum: string | null }>(sql`select sum(amount) as sum from ledger_entries`);
  expect(Number(total?.sum)).toBe(0);
  return [
    ...(await rows(
      sql`select transaction_id from ledger_entries group by transaction_id, currency_code having sum(amount) <> 0`,
    )),
    ...(await rows(sql`select w.user_id from wallets w left join ledger_entries e on e.user_id = w.user_id and e.currency_code = w.currency_code
      group by w.user_id, w.currency_code, w.amount, w.non_cash_amount
      having w.amount <> coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)
        or w.non_cash_amount <> coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0) or w.amount < 0 or w.non_cash_amount < 0`)),
  ];
}

const half = { direction: "under", target: 5_000 };
const choiceOf: Record<GameAtOnce, unknown> = {
  dice: half,
  limbo: { target: 200 },
  plinko: { rows: 12, risk: "medium" },
  slot: {},
  keno: { picks: [3, 9, 10, 27], risk: "medium" },
  wheel: { segments: 20, risk: "medium" },
  roulette: {
    chips: [
      { on: "17", count: 1 },
      { on: "black", count: 4 },
    ],
  },
  baccarat: {
    chips: [
      { on: "player", count: 1 },
      { on: "tie", count: 1 },
    ],
  },
};
const gameOf: Record<GameAtOnce, string> = {
  ...{ dice: "dice", limbo: "limbo", plinko: "plinko", slot: "lantern-court", keno: "keno", wheel: "wheel" },
  ...{ roulette: "roulette", baccarat: "baccarat" },
};

describe("opening a game (L-7.51)", () => {
  it("answers where its frame is, with a token that nobody else knows", async () => {
    const { headers } = await newPlayer();
    const frame = await openFrame("dice", headers);
    expect(frame.launchUrl).toMatch(/^\/play\/dice#token=[\w-]{43}&language=en$/);
    const { body, headers: answered } = await frame.open();
    expect(body).toMatchObject({
      game: { identifier: "dice", client: "dice", returnToPlayer: 99 },
      isDemo: false,
      currencyCode: "EUR",
      decimals: 2,
      balance: { cash: 100, nonCash: 0, total: 100 },
      limits: { minBet: 0.1, maxBet: 500, maxPayout: 1_000_000 },
      openRound: null,
      lastRounds: [],
    });
    expect(answered["access-control-allow-origin"]).toBe("*");
    const [kept] = await rows(sql`select 1 from game_sessions where token_hash = ${frame.token}`);
    expect(kept).toBeUndefined();
  });

  it("refuses games that are unknown, not connected, or not for the visitor's place or currency", async () => {
    const player = await newPlayer();
    const [away] = await rows<{ identifier: string }>(sql`select identifier from games where client is null and is_active
      and cardinality(restricted_countries) = 0 and cardinality(excluded_currencies) = 0 limit 1`);
    const [barred] = await rows<{ identifier: string }>(
      sql`select identifier from games where client = 'slot' and 'NO' = any(restricted_countries) limit 1`,
    );
    expect(await init({ gameId: "no-such-game" }, player.headers)).toMatchObject({
      status: 404,
      body: { code: "game.not_found" },
    });
    expect(await init({ gameId: away?.identifier ?? "" }, player.headers)).toMatchObject({
      status: 409,
      body: { code: "game.not_connected" },
    });
    const refused = { status: 403, body: { code: "game.restricted" } };
    expect(await init({ gameId: barred?.identifier ?? "" }, { ...player.headers, "x-country": "NO" })).toMatchObject(refused);
    expect((await init({ gameId: barred?.identifier ?? "" }, { ...player.headers, "x-country": "DE" })).status).toBe(200);
    await app.db.execute(sql`update games set excluded_currencies = '{EUR}' where identifier = 'mines'`);
    expect(await init({ gameId: "mines" }, player.headers)).toMatchObject(refused);
    expect((await init({ gameId: "mines", demo: true }, player.headers)).status).toBe(200);
    await app.db.execute(sql`update games set excluded_currencies = '{}' where identifier = 'mines'`);
  });

  it("lets guests play demos where the settings say so, and nothing else (L-4.46, L-4.47)", async () => {
    expect(await init({ gameId: "dice" })).toMatchObject({ status: 401, body: { code: "session.required" } });
    const frame = await openFrame("dice", {}, true);
    expect((await frame.open()).body.balance).toMatchObject({ cash: 10_000, total: 10_000 });
    await changeSettings(app, { guestDemoPlay: false });
    expect((await init({ gameId: "dice", demo: true })).status).toBe(401);
    await changeSettings(app, { guestDemoPlay: true });
  });

  it("refuses a demo of a game that has none (L-4.48)", async () => {
    await app.db.execute(sql`update games set has_demo = false where identifier = 'limbo'`);
    expect(await init({ gameId: "limbo", demo: true })).toMatchObject({ status: 409, body: { code: "game.no_demo" } });
    await app.db.execute(sql`update games set has_demo = true where identifier = 'limbo'`);
  });

  it("ends with the sign-in, and with an exclusion", async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    const frames = [await openFrame("dice", first.headers), await openFrame("dice", second.headers)];
    await app.inject({ method: "POST", url: "/api/user/logout", payload: {}, headers: first.headers });
    await app.db.execute(sql`update users set excluded_until = now() + interval '1 day' where id = ${second.id}`);
    for (const frame of frames)
      expect(await frame.bet(1, half)).toMatchObject({ status: 401, body: { code: "play.session_over" } });
    expect((await (frames[0] as Frame).rotate()).status).toBe(401);
  });

  it("takes the browser's part of the first seeds, when the hash of the server's was told, and once", async () => {
    const player = await newPlayer();
    const { body: launched } = await init({ gameId: "dice" }, player.headers);
    const token = new URLSearchParams(launched.data.launchUrl.split("#")[1]).get("token") ?? "";
    const open = async (clientSeed: string) => {
      const { body } = await call<{ seeds: SeedPair }>(app, {
        method: "POST",
        url: "/api/play/open",
        payload: { clientSeed },
        headers: { "x-play-token": token, origin: "null" },
      });
      return body.seeds;
    };
    const first = await open("drawn by the browser");
    expect(first).toMatchObject({ clientSeed: "drawn by the browser", serverSeedHash: launched.data.serverSeedHash, nonce: 0 });
    expect((await open("another")).clientSeed).toBe("drawn by the browser");
    const frame = await openFrame("dice", player.headers);
    await frame.rotate();
    expect((await open("another")).clientSeed).toBe("drawn by the browser");
    expect((await frame.rotate({ clientSeed: "my own seed" })).body.seeds.clientSeed).toBe("my own seed");
    expect((await open("another")).clientSeed).toBe("my own seed");
  });

  it("tells frames of any origin that they may call, and needs the token from them", async () => {
    const asked = await app.inject({ method: "OPTIONS", url: "/api/play/bet", headers: { origin: "null" } });
    expect([asked.statusCode, asked.headers["access-control-allow-headers"]]).toEqual([204, "content-type, x-play-token"]);
    const { headers } = await newPlayer();
    const bare = await call(app, { method: "POST", url: "/api/play/open", payload: {}, headers: { ...headers, origin: "null" } });
    expect(bare).toMatchObject({ status: 401, headers: { "access-control-allow-origin": "*" } });
  });
});

describe("a bet", () => {
  it.each(Object.keys(choiceOf) as GameAtOnce[])(
    "on %s is fair: its outcome follows from the seeds that are told later",
    async (game) => {
      const player = await newPlayer();
      const frame = await openFrame(gameOf[game], player.headers);
      const before = (await frame.open()).body.seeds;
      const played: Answer[] = [];
      for (let count = 0; count < 5; count++) played.push((await frame.bet(0.5, choiceOf[game])).body);
      expect(
        (await call<{ round: { serverSeed: null } }>(app, { url: `/api/user/get-round?roundId=${played[0]?.round.id}` })).body
          .round.serverSeed,
      ).toBe(null);
      const { body } = await frame.rotate({ clientSeed: "my own seed" });
      const { serverSeed, serverSeedHash, clientSeed, nonce } = body.revealed;
      expect([serverSeedHash, clientSeed, nonce]).toEqual([before.serverSeedHash, before.clientSeed, 5]);
      expect(createHash("sha256").update(serverSeed).digest("hex")).toBe(before.serverSeedHash);
      expect(body.seeds).toMatchObject({ serverSeedHash: before.nextServerSeedHash, clientSeed: "my own seed", nonce: 0 });
      for (const [index, { round }] of played.entries()) {
        expect([round.nonce, round.state]).toEqual([index, "settled"]);
        const told = await call<{ round: { serverSeed: string; clientModel: string | null } }>(app, {
          url: `/api/user/get-round?roundId=${round.id}`,
        });
        expect(told.body.round.serverSeed).toBe(serverSeed);
        const draw = drawFrom((cursor) =>
          createHmac("sha256", serverSeed)
            .update(fairMessage(clientSeed, index, cursor))
            .digest(),
        );
        const again = playAtOnce(game, told.body.round.clientModel, round.choice, draw);
        expect(round.outcome).toEqual(again.outcome);
        const rounding =
          createHmac("sha256", serverSeed).update(`${clientSeed}:${index}:rounding`).digest().readUInt32BE() / 2 ** 32;
        expect(round.payout).toBeCloseTo(roundedPayout(50, again.multiplier, rounding) / 100, 6);
      }
      expect(await problemsOfBooks()).toEqual([]);
    },
  );

  it("is the same round where its amount was computed with less than a minor unit's error", async () => {
    const player = await newPlayer();
    const frame = await openFrame("dice", player.headers);
    const id = randomUUID();
    const first = await frame.bet(0.1 + 0.2, half, id);
    expect([first.status, first.body.round.bet]).toEqual([200, 0.3]);
    for (const again of [0.1 + 0.2, 0.3]) expect((await frame.bet(again, half, id)).body).toEqual(first.body);
    expect((await frame.bet(0.301, half, id)).status).toBe(422);
  });

  it("is one transaction of the ledger, and what the player has is what they were told", async () => {
    const player = await newPlayer();
    const frame = await openFrame("dice", player.headers);
    const { body } = await frame.bet(2.5, half);
    const entries = await rows<{
      account: string;
      amount: number;
    }>(sql`select account, amount::int as amount from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id where t.reference = ${`round:${body.round.id}`}`);
    expect(entries.find(({ account, amount }) => account === "cash" && amount === -250)).toBeDefined();
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await walletOf(player.id)).toEqual({ cash: Math.round(body.balance.cash * 100), bonus: 0 });
    expect(body.balance.cash).toBeCloseTo(100 - 2.5 + body.round.payout, 6);
    const [user] = await rows(
      sql`select total_spend::int as spent, (select count(*)::int from played_games where user_id = ${player.id}) as played from users where id = ${player.id}`,
    );
    expect(user).toEqual({ spent: 250, played: 1 });
  });

  it("with one id is one round: ten at once and one later get the same answer, another body is refused", async () => {
    const player = await newPlayer();
    const frame = await openFrame("dice", player.headers);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => frame.bet(1, half, id)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect((await frame.bet(1, half, id)).body).toEqual(answers[0]?.body);
    expect(await frame.bet(2, half, id)).toMatchObject({ status: 422, body: { code: "play.round_differs" } });
    expect(await frame.bet(1, { ...half, target: 4_000 }, id)).toMatchObject({ status: 422 });
    const [count] = await rows(sql`select count(*)::int as count from rounds where user_id = ${player.id}`);
    expect(count).toEqual({ count: 1 });
    const other = await openFrame("dice", (await newPlayer()).headers);
    expect(await other.bet(1, half, id)).toMatchObject({ status: 409, body: { code: "play.round_of_another" } });
  });

  it("that was paid answers again although the money would not do for it any more", async () => {
    const player = await newPlayer({ cash: 100 });
    const frame = await openFrame("dice", player.headers);
    const id = randomUUID();
    const { body } = await frame.bet(1, { direction: "under", target: 2 }, id);
    expect(body.round.payout).toBe(0);
    expect((await frame.bet(1, { direction: "under", target: 2 }, id)).body.round).toEqual(body.round);
    expect(await frame.bet(1, half)).toMatchObject({ status: 402, body: { code: "play.too_little_money" } });
  });

  it.each([[-1], [0], [0.05], [0.101], [500.01], [1e21], ["1"], [null], [Number.MAX_SAFE_INTEGER]])(
    "of %s is refused with 400",
    async (bet) => {
      const frame = await openFrame("dice", {}, true);
      expect((await frame.bet(bet, half)).status).toBe(400);
    },
  );

  it.each([
    [null],
    [{}],
    [{ direction: "under", target: 1 }],
    [{ direction: "over", target: 9_998 }],
    [{ direction: "up", target: 500 }],
    ["x"],
    [{ picks: [], risk: "low" }, "keno"],
    [{ picks: [3, 3], risk: "low" }, "keno"],
    [{ picks: [40], risk: "low" }, "keno"],
    [{ picks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], risk: "low" }, "keno"],
    [{ segments: 15, risk: "low" }, "wheel"],
    [{ segments: 10, risk: "classic" }, "wheel"],
    [{ chips: [] }, "roulette"],
    [{ chips: [{ on: "37", count: 1 }] }, "roulette"],
    [{ chips: [{ on: "red", count: 0 }] }, "roulette"],
    [
      {
        chips: [
          { on: "red", count: 1 },
          { on: "red", count: 2 },
        ],
      },
      "roulette",
    ],
    [{ chips: [{ on: "house", count: 1 }] }, "baccarat"],
    [{ card: 52 }, "high-low"],
    [{ level: "impossible" }, "towers"],
  ])("with the choice %j is refused, with the field's path", async (choice, game = "dice") => {
    const frame = await openFrame(game as string, {}, true);
    const { status, text } = await frame.bet(1, choice);
    expect(status).toBe(400);
    expect(text).toContain('"choice"');
  });

  it("whose win could not be paid is refused before it is made, and says what may be bet", async () => {
    const frame = await openFrame("limbo", {}, true);
    const { status, body } = await frame.bet(2, { target: 100_000_000 });
    expect([status, body]).toMatchObject([400, { code: "play.bet_out_of_range", data: { maxBet: 1 } }]);
    expect((await frame.bet(1, { target: 100_000_000 })).status).toBe(200);
  });

  it("takes cash first, then bonus money, and pays a win where its bet came from", async () => {
    const player = await newPlayer({ cash: 100, bonus: 300 });
    const frame = await openFrame("dice", player.headers);
    const sure = { direction: "under", target: 9_800 };
    let last: Answer | undefined;
    for (let tries = 0; tries < 20 && !last?.round.payout; tries++) last = (await frame.bet(4, sure)).body;
    const wallet = await walletOf(player.id);
    expect([4.04, 4.05]).toContain(last?.round.payout); // the cent that is left of 4.0408 is drawn
    expect(wallet).toEqual({ cash: Math.round((last?.round.payout ?? 0) * 100) - 303, bonus: 303 });
  });

  it("shrinks what an active bonus has left to wager", async () => {
    const player = await newPlayer({ bonus: 100 });
    await runBonus(app, player.id, 150);
    const frame = await openFrame("dice", player.headers);
    await frame.bet(1, half);
    expect(await wagerLeft(player.id)).toBe(50);
    await frame.bet(1, half);
    expect(await wagerLeft(player.id)).toBe(0);
  });

  it("never takes a wallet below zero, however many tabs bet at once", async () => {
    const player = await newPlayer({ cash: 500 });
    const tabs = await Promise.all(Array.from({ length: 4 }, () => openFrame("dice", player.headers)));
    const never = { direction: "under", target: 2 };
    const answers = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 4 }, () => tab.bet(1, never))));
    const won = answers.reduce((sum, { body }) => sum + (body.round?.payout ?? 0), 0);
    if (won === 0) expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.every(({ status }) => status === 200 || status === 402)).toBe(true);
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("of a demo moves no money", async () => {
    const before = await rows(sql`select count(*)::int as count from ledger_entries`);
    const frame = await openFrame("plinko", {}, true);
    const { body } = await frame.bet(10, choiceOf.plinko);
    expect(body.balance.cash).toBeCloseTo(9_990 + body.round.payout, 6);
    expect(body.round.isDemo).toBe(true);
    expect(await rows(sql`select count(*)::int as count from ledger_entries`)).toEqual(before);
  });

  it("is told to whoever listens, together with others of the moment", async () => {
    const heard: { userIds: number[]; upTo: number }[] = [];
    app.onSignal("rounds_settled", (message) => heard.push(message as (typeof heard)[number]));
    const player = await newPlayer();
    const frame = await openFrame("dice", player.headers);
    const answers = [await frame.bet(1, half), await frame.bet(1, half)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [newest] = await rows<{ number: number }>(
      sql`select max(number)::int as number from rounds where user_id = ${player.id}`,
    );
    const isTold = () => heard.some(({ userIds, upTo }) => userIds.includes(player.id) && upTo >= (newest?.number ?? Infinity));
    await expect.poll(isTold).toBe(true);
  });
});

describe("a round of several steps", () => {
  /** Where the mines of a round are, from the database: nobody else can know. */
  const minesOf = async (roundId: string, mines: number) => {
    const [row] = await rows<{
      server_seed: string;
      client_seed: string;
      nonce: number;
    }>(sql`select s.server_seed, s.client_seed, r.nonce
      from rounds r join seeds s on s.id = r.seed_id where r.id = ${roundId}`);
    return placeMines(
      drawFrom((cursor) =>
        createHmac("sha256", row?.server_seed ?? "")
          .update(fairMessage(row?.client_seed ?? "", row?.nonce ?? 0, cursor))
          .digest(),
      ),
      mines,
    );
  };

  it("pays what was reached when the money is taken, and the same step again answers the same", async () => {
    const player = await newPlayer();
    const frame = await openFrame("mines", player.headers);
    const { body } = await frame.bet(1, { mines: 3 });
    expect(body).toMatchObject({ round: { state: "open", outcome: { opened: [], mines: null } }, balance: { cash: 99 } });
    const mines = await minesOf(body.round.id, 3);
    const safe = [...Array(25).keys()].filter((tile) => !mines.includes(tile));
    const [first, second] = safe as [number, number];
    expect(await frame.act(body.round.id, 0, { kind: "cash_out" })).toMatchObject({
      status: 409,
      body: { code: "play.nothing_to_take" },
    });
    const opened = await Promise.all(Array.from({ length: 5 }, () => frame.act(body.round.id, 0, { kind: "open", tile: first })));
    for (const answer of opened) expect([answer.status, answer.body]).toEqual([200, opened[0]?.body]);
    expect(await frame.act(body.round.id, 0, { kind: "open", tile: second })).toMatchObject({
      status: 409,
      body: { code: "play.step_differs" },
    });
    await frame.act(body.round.id, 1, { kind: "open", tile: second });
    expect((await frame.rotate()).body.code).toBe("play.round_open");
    expect((await frame.bet(1, { mines: 3 })).body.code).toBe("play.round_open");
    const taken = await Promise.all(Array.from({ length: 5 }, () => frame.act(body.round.id, 2, { kind: "cash_out" })));
    for (const answer of taken) expect([answer.status, answer.body]).toEqual([200, taken[0]?.body]);
    const payout = taken[0]?.body.round.payout ?? 0;
    expect(Math.abs(payout * 10_000 - minesMultiplier(3, 2))).toBeLessThan(100);
    expect(taken[0]?.body.round).toMatchObject({ state: "settled", payout, outcome: { mines, isCashedOut: true } });
    expect(await walletOf(player.id)).toEqual({ cash: Math.round(9_900 + payout * 100), bonus: 0 });
    const [count] = await rows(
      sql`select count(*)::int as count from ledger_transactions where reference = ${`round:${body.round.id}`}`,
    );
    expect(count).toEqual({ count: 1 });
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("is over at the first mine, which costs the bet", async () => {
    const player = await newPlayer();
    const frame = await openFrame("mines", player.headers);
    const { body } = await frame.bet(1, { mines: 3 });
    const [mine = 0] = await minesOf(body.round.id, 3);
    const hit = await frame.act(body.round.id, 0, { kind: "open", tile: mine });
    expect(hit.body.round).toMatchObject({ state: "settled", payout: 0, outcome: { opened: [mine], isCashedOut: false } });
    expect(await frame.act(body.round.id, 1, { kind: "cash_out" })).toMatchObject({
      status: 409,
      body: { code: "play.round_over" },
    });
    expect(await walletOf(player.id)).toEqual({ cash: 9_900, bonus: 0 });
  });

  it("goes on in another tab after the first was closed, and nobody else can go on with it", async () => {
    const player = await newPlayer();
    const frame = await openFrame("mines", player.headers);
    const { body } = await frame.bet(12.5, { mines: 1 });
    const later = await openFrame("mines", player.headers);
    expect((await later.open()).body.openRound).toMatchObject({ id: body.round.id, state: "open" });
    const mines = await minesOf(body.round.id, 1);
    const tile = mines.includes(0) ? 1 : 0;
    const stranger = await openFrame("mines", (await newPlayer()).headers);
    expect((await stranger.act(body.round.id, 0, { kind: "open", tile })).status).toBe(404);
    expect((await later.act(body.round.id, 0, { kind: "open", tile })).status).toBe(200);
    expect((await frame.act(body.round.id, 1, { kind: "cash_out" })).body.round.payout).toBe(12.89);
  });

  it.each([
    ["high-low", { card: 20 }, { kind: "guess", guess: "higher" }, { kind: "guess", guess: "lower" }],
    ["towers", { level: "easy" }, { kind: "open", tile: 0 }, { kind: "open", tile: 1 }],
  ])(
    "of %s is settled by the server alone: each step once, what it does not offer never, and the money when it is taken",
    async (game, choice, action, other) => {
      const player = await newPlayer({ cash: 100_000 });
      let [taken, lost] = [0, 0];
      for (let count = 0; count < 40 && (taken === 0 || lost === 0); count++) {
        const frame = await openFrame(game, player.headers); // a frame each, as one may take a hundred steps a second
        const { id } = (await frame.bet(1, choice)).body.round;
        expect(await frame.act(id, 0, { kind: "cash_out" })).toMatchObject({
          status: 409,
          body: { code: "play.nothing_to_take" },
        });
        expect(await frame.act(id, 1, action)).toMatchObject({ status: 409, body: { code: "play.step_differs" } });
        const strange = game === "towers" ? { kind: "open", tile: 4 } : { kind: "open", tile: 0 };
        expect(await frame.act(id, 0, strange)).toMatchObject({ status: 409, body: { code: "play.step_differs" } });
        const steps = await Promise.all(Array.from({ length: 4 }, () => frame.act(id, 0, action)));
        for (const step of steps) expect([step.status, step.body]).toEqual([200, steps[0]?.body]);
        expect((await frame.act(id, 0, other)).status).toBe(409);
        if (steps[0]?.body.round.state === "settled") {
          lost++;
          expect(steps[0].body.round).toMatchObject({ payout: 0, outcome: { isCashedOut: false } });
          expect((await frame.act(id, 1, { kind: "cash_out" })).body.code).toBe("play.round_over");
          continue;
        }
        taken++;
        const ends = await Promise.all(Array.from({ length: 3 }, () => frame.act(id, 1, { kind: "cash_out" })));
        for (const end of ends) expect([end.status, end.body]).toEqual([200, ends[0]?.body]);
        expect(ends[0]?.body.round).toMatchObject({ state: "settled", outcome: { isCashedOut: true } });
        expect(ends[0]?.body.round.payout).toBeGreaterThan(1);
      }
      expect([taken > 0, lost > 0]).toEqual([true, true]);
      const [sums] = await rows<{ net: number }>(
        sql`select sum(payout - bet)::int as net from rounds where user_id = ${player.id}`,
      );
      expect(await walletOf(player.id)).toEqual({ cash: 100_000 + (sums?.net ?? 0), bonus: 0 });
      expect(await problemsOfBooks()).toEqual([]);
    },
  );

  it("that nobody goes on with for a day pays what was won so far, or gives the stake back", async () => {
    const [begun, untouched] = [await newPlayer({ cash: 300, bonus: 1000 }), await newPlayer({ cash: 300, bonus: 1000 })];
    await runBonus(app, begun.id, 5_000);
    await runBonus(app, untouched.id, 800);
    const frames = [await openFrame("mines", begun.headers), await openFrame("mines", untouched.headers)] as [Frame, Frame];
    const [{ body: first }, { body: second }] = [
      await frames[0].bet(12.5, { mines: 1 }),
      await frames[1].bet(12.5, { mines: 1 }),
    ];
    const mines = await minesOf(first.round.id, 1);
    await frames[0].act(first.round.id, 0, { kind: "open", tile: mines.includes(0) ? 1 : 0 });
    expect(await endAbandonedRounds(app)).toBe(0);
    await app.db.execute(
      sql`update rounds set created_at = now() - interval '25 hours' where id in (${first.round.id}, ${second.round.id})`,
    );
    await app.db.execute(
      sql`update game_sessions set last_seen_at = now() - interval '25 hours' where user_id in (${begun.id}, ${untouched.id})`,
    );
    expect(await endAbandonedRounds(app)).toBe(2);
    expect(await walletOf(begun.id)).toEqual({ cash: 300 - 300 + 310, bonus: 1000 - 950 + 979 });
    expect(await walletOf(untouched.id)).toEqual({ cash: 300, bonus: 1000 });
    expect(
      await rows(sql`select total_spend::int as spent from users where id in (${begun.id}, ${untouched.id}) order by id`),
    ).toEqual([{ spent: 1250 }, { spent: 0 }]);
    expect([await wagerLeft(begun.id), await wagerLeft(untouched.id)]).toEqual([5000 - 1250, 800]);

    expect(await rows(sql`select state from rounds where id in (${first.round.id}, ${second.round.id}) order by number`)).toEqual(
      [{ state: "settled" }, { state: "void" }],
    );
    expect(await problemsOfBooks()).toEqual([]);
  });
});

describe("terms that have a new version", () => {
  it("are agreed to before money is bet, also where the game was open; what was begun is finished, and demos go on", async () => {
    const { headers } = await newPlayer();
    const [dice, mines] = [await openFrame("dice", headers), await openFrame("mines", headers)];
    const begun = (await mines.bet(1, { mines: 1 })).body.round;
    const before = app.settings().settings.registrationConsents;
    const key = "terms_and_conditions_acceptance";
    const asked = { key, defaultValue: false, isMandatory: true, version: "newer", asksAgain: true };
    await changeSettings(app, { registrationConsents: [asked] });
    try {
      const refused = { code: "consents.required", data: { consents: [{ key, version: "newer" }] } };
      expect(await init({ gameId: "dice" }, headers)).toMatchObject({ status: 403, body: refused });
      expect(await dice.bet(1, half)).toMatchObject({ status: 403, body: refused });
      expect((await mines.act(begun.id, 0, { kind: "open", tile: 0 })).status).toBe(200);
      const demo = await openFrame("dice", headers, true);
      expect((await demo.bet(1, half)).status).toBe(200);

      const payload = { consents: [{ key, version: "newer" }] };
      expect((await call(app, { method: "POST", url: "/api/user/agree-again", payload, headers })).status).toBe(200);
      expect((await dice.bet(1, half)).status).toBe(200);
      expect((await init({ gameId: "dice" }, headers)).status).toBe(200);
    } finally {
      await changeSettings(app, { registrationConsents: before });
    }
  });
});

describe("the books", () => {
  longTest(
    "sum to zero after a random hour of play in several tabs, with retries and answers that were lost",
    { timeout: 120_000 },
    async () => {
      const players = await Promise.all([newPlayer({ cash: 60_000, bonus: 5_000 }), newPlayer({ cash: 20_000 })]);
      const games = ["dice", "limbo", "plinko", "lantern-court", "mines", "keno", "wheel"] as const;
      const frames = await Promise.all(
        players.flatMap(({ headers }) => [0, 1].map(async () => Promise.all(games.map((game) => openFrame(game, headers))))),
      );
      const choices = {
        dice: half,
        limbo: { target: 200 },
        plinko: choiceOf.plinko,
        "lantern-court": {},
        mines: { mines: 5 },
        keno: choiceOf.keno,
        wheel: choiceOf.wheel,
      };
      const known = new Map<string, Round>();
      const step = fc.record({
        tab: fc.nat(3),
        game: fc.nat(6),
        cents: fc.integer({ min: 5, max: 2_000 }),
        times: fc.integer({ min: 1, max: 3 }),
        tile: fc.nat(24),
        takes: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
          await Promise.all(
            steps.map(async ({ tab, game, cents, times, tile, takes }) => {
              const frame = frames[tab]?.[game] as Frame;
              const id = randomUUID();
              const answers = await Promise.all(
                Array.from({ length: times }, () => frame.bet(cents / 100, choices[games[game] ?? "dice"], id)),
              );
              for (const { status, body } of answers) {
                expect([200, 400, 402, 409]).toContain(status);
                if (status !== 200) continue;
                expect(body.balance.cash).toBeGreaterThanOrEqual(0);
                const before = known.get(id);
                if (before?.state === "settled") expect(body.round).toEqual(before);
                known.set(id, body.round);
              }
              if (games[game] !== "mines") return;
              const open = (await frame.open()).body.openRound;
              const opened = (open?.outcome as { opened: number[] } | undefined)?.opened.length ?? 0;
              if (!open) return;
              const action = takes && opened > 0 ? { kind: "cash_out" } : { kind: "open", tile };
              const acted = await Promise.all(Array.from({ length: times }, () => frame.act(open.id, opened, action)));
              for (const { status } of acted) expect([200, 409]).toContain(status);
            }),
          );
        }),
        { numRuns: 120 },
      );
      expect(known.size).toBeGreaterThan(50);
      expect(await problemsOfBooks()).toEqual([]);
      const [twice] = await rows(sql`select reference from ledger_transactions group by reference having count(*) > 1`);
      expect(twice).toBeUndefined();
    },
  );

  it("hold although the database's connections break in the middle of bets: who asks again gets the one round", async () => {
    const player = await newPlayer();
    const frame = await openFrame("dice", player.headers);
    const ids = Array.from({ length: 24 }, () => randomUUID());
    for (let begin = 0; begin < ids.length; begin += 4) {
      const bets = ids.slice(begin, begin + 4).map((id) => frame.bet(1, half, id));
      await app.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and application_name = 'foyer' and pid <> pg_backend_pid()
        and state in ('active', 'idle in transaction')`);
      await Promise.all(bets);
    }
    for (const id of ids)
      await expect.poll(async () => (await frame.bet(1, half, id)).status, { timeout: 10_000, interval: 20 }).toBe(200);
    const [found] = await rows(
      sql`select count(*)::int as count, sum(bet - payout)::int as lost from rounds where user_id = ${player.id}`,
    );
    expect(found?.count).toBe(24);
    expect((await walletOf(player.id))?.cash).toBe(10_000 - Number(found?.lost));
    expect(await problemsOfBooks()).toEqual([]);
  });

  it("answer 503 and when to ask again where the database's connections are cut off, and never anything else", async () => {
    const far = await cutOffDatabase(app.pool.options);
    const other = await startAppForThisTest({ connection: far.connection });
    const player = await newPlayer();
    const { token } = await openFrame("dice", player.headers);
    const headers = { "x-play-token": token, origin: "null" };
    const ids = Array.from({ length: 32 }, () => randomUUID());
    const answers = [];
    for (let begin = 0; begin < ids.length; begin += 8) {
      const asked = ids
        .slice(begin, begin + 8)
        .flatMap((roundId) => [
          call(other, { method: "POST", url: "/api/play/bet", payload: { roundId, bet: 1, choice: half }, headers }),
          call(other, { url: "/api/user/get-tournament-activities" }),
          call(other, { method: "POST", url: "/api/play/open", payload: {}, headers }),
        ]);
      for (let turn = 0; turn < 3 * begin; turn++) await setImmediate();
      far.cut();
      answers.push(...(await Promise.all(asked)));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { status, headers: told, text } of answers)
      expect(
        [
          [200, undefined],
          [503, "5"],
        ],
        text,
      ).toContainEqual([status, told["retry-after"]]);
  });

  it("are told to the player as the session's own: rounds, bets and wins", async () => {
    const player = await newPlayer();
    const frame = await openFrame("dice", player.headers);
    const answers = [await frame.bet(1, half), await frame.bet(2, half)];
    const won = Math.round(answers.reduce((sum, { body }) => sum + body.round.payout * 100, 0)) / 100;
    const url = `/api/user/get-game-session?sessionId=${frame.sessionId}`;
    const { body } = await call<{ session: object }>(app, { url, headers: player.headers });
    expect(body.session).toMatchObject({ rounds: 2, wagered: 3, won, currencyCode: "EUR", isDemo: false });
    expect((await call(app, { url, headers: (await newPlayer()).headers })).status).toBe(404);
  });

  it("are told with the clock of the sign-in, which runs on in other games and starts again after a night without one", async () => {
    const player = await newPlayer();
    const clockOf = async (frame: Frame) => {
      const url = `/api/user/get-game-session?sessionId=${frame.sessionId}`;
      const { body } = await call<{
        session: { wagered: number };
        clock: Record<"startedAt" | "checkedAt" | "now", string> & { wagered: number };
      }>(app, { url, headers: player.headers });
      return body;
    };
    const dice = await openFrame("dice", player.headers);
    await dice.bet(1, half);
    const ago = (time: string) =>
      app.db
        .execute(sql`update sessions set play_started_at = now() - ${time}::interval, play_checked_at = now() - ${time}::interval
      where user_id = ${player.id}`);
    await ago("59 minutes");
    const limbo = await openFrame("limbo", player.headers);
    await limbo.bet(2, choiceOf.limbo);
    const { session, clock } = await clockOf(limbo);
    expect(session.wagered).toBe(2);
    expect(clock).toMatchObject({ startedAt: (await clockOf(dice)).clock.startedAt, wagered: 3 });
    expect(Math.round((Date.parse(clock.now) - Date.parse(clock.startedAt)) / 60_000)).toBe(59);
    await call(app, { method: "POST", url: "/api/user/check-play-time", payload: {}, headers: player.headers });
    const checked = (await clockOf(await openFrame("mines", player.headers))).clock;
    expect([checked.startedAt, Date.parse(checked.now) - Date.parse(checked.checkedAt) < 60_000]).toEqual([
      clock.startedAt,
      true,
    ]);
    await app.db.execute(sql`update game_sessions set last_seen_at = now() - interval '9 hours' where user_id = ${player.id}`);
    const later = (await clockOf(await openFrame("dice", player.headers))).clock;
    expect([later.startedAt > clock.startedAt, later.wagered]).toEqual([true, 0]);
  });

  it("leave no token and no seed in the log", async () => {
    const frame = await openFrame("dice", {}, true);
    await frame.bet(1, half);
    await frame.bet(1, { target: "x" });
    const { body } = await frame.rotate();
    const log = lines.join("");
    expect(log).not.toContain(frame.token);
    expect(log).not.toContain(body.revealed.serverSeed);
  });
});
