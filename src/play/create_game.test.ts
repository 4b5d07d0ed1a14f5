import { expect, it } from "vitest";
import type { z } from "zod/mini";
import type { openGame } from "../../schemas/api/play";
import type { Round } from "../../schemas/play/round";
import { type ApiRequest, createApi } from "../kit/api/api";
import { secondBet } from "./games/crash/second_bet";
import { createGame } from "./create_game";
import { shownBalance } from "./game_step";
import { isAwaited, isEnough } from "./use_auto_bet";

type Opened = z.output<(typeof openGame)["answer"]>;

const seeds = { serverSeedHash: "a", nextServerSeedHash: "b", clientSeed: "mine", nonce: 1 };
const balanceOf = (total: number, version: number) => ({ cash: total, nonCash: 0, total, version });
const opened: Opened = {
  game: {
    identifier: "dice",
    name: "Dice",
    client: "dice",
    clientModel: null,
    imageColor: "#123456",
    themes: [],
    squareImgUrl: "/dice.webp",
    returnToPlayer: 99,
  },
  isDemo: false,
  rules: { hasAutoplay: true, hasTurbo: true, hasBonusBuy: true, paceMs: 0 },
  buysWith: null,
  language: "en",
  currencyCode: "EUR",
  decimals: 2,
  balance: balanceOf(10, 1),
  limits: { minBet: 0.1, maxBet: 500, maxPayout: 10_000 },
  seeds,
  openRound: null,
  secondRound: null,
  lastRounds: [],
  ...{ jackpots: [], jackpotWorth: 1, jackpotWins: [] },
};
const roundOf = (id: string, more: Partial<Round> = {}): Round => ({
  id,
  client: "dice",
  state: "settled",
  isDemo: false,
  currencyCode: "EUR",
  bet: 1,
  payout: 0,
  multiplier: 0,
  choice: null,
  outcome: null,
  nonce: 0,
  serverSeedHash: "a",
  createdAt: "2026-01-01T00:00:00.000Z",
  ...more,
});

type Answer = { status: number; body: unknown };
const refused = (status: number, code: string): Answer => ({ status, body: { message: code, code } });

/** A game whose server answers a bet or a step as the list says, one after the other; "lost" is no answer at all. */
async function gameWith(answers: (((body: { roundId: string }) => Answer) | "lost")[], open: Partial<Opened> = {}) {
  const asked: ApiRequest[] = [];
  const said: unknown[] = [];
  const openings: unknown[] = [];
  let count = 0;
  const api = createApi(async (request) => {
    if (request.url === "/api/play/open") {
      openings.push(request.body);
      return { status: 200, body: { ...opened, ...open } };
    }
    asked.push(request);
    const answer = answers.shift();
    if (!answer || answer === "lost") return { status: 503, body: null };
    return answer(request.body as { roundId: string });
  });
  const game = createGame({
    api,
    host: { say: (message) => said.push(message), hear: () => () => {} },
    pause: async () => {},
    newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`,
  });
  await game.open();
  return { game, asked, said, openings };
}

const settled =
  (payout: number, total: number, version = 2) =>
  ({ roundId }: { roundId: string }): Answer => ({
    status: 200,
    body: { round: roundOf(roundId, { payout, multiplier: payout }), balance: balanceOf(total, version), seeds },
  });

it("gives a seed of its own with the first opening, and none with those that follow", async () => {
  const { game, openings } = await gameWith([]);
  await game.open();
  expect(openings).toEqual([{ clientSeed: "00000000000040008000000000000001" }, {}]);
});

it("sends a bet whose answer was lost again with the same id, and never as another bet", async () => {
  const { game, asked } = await gameWith(["lost", "lost", settled(0, 9)]);
  const round = await game.play({ target: 1 });
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(asked[0]?.body).toMatchObject({ roundId: round?.id });
  expect(game.getState()).toMatchObject({ out: null, isOffline: false });
});

it("takes no second bet while one is out", async () => {
  const { game, asked } = await gameWith([settled(0, 9), settled(0, 8)]);
  const both = await Promise.all([game.play({}), game.play({})]);
  expect(asked).toHaveLength(1);
  expect(both[1]).toBeNull();
});

it("shows what a round brought when the player has seen it, and the bet at once", async () => {
  const { game, said } = await gameWith([settled(5, 14)]);
  const playing = game.play({});
  expect(shownBalance(game.getState())).toBe(9);
  const round = await playing;
  expect(shownBalance(game.getState())).toBe(9);
  if (round) game.show(round);
  expect(shownBalance(game.getState())).toBe(14);
  expect(game.getState().lastRounds).toMatchObject([{ payout: 5 }]);
  expect(said.at(-1)).toMatchObject({ type: "round", bet: 1, payout: 5, isDemo: false });
});

it.each([false, true])("leaves it to the page to say that the money does not do, once (demo: %s)", async (isDemo) => {
  const { game, said } = await gameWith([() => refused(402, "play.too_little_money")], { isDemo });
  expect(await game.play({})).toBeNull();
  expect(game.getState()).toMatchObject({ problem: null, out: null });
  expect(said.at(-1)).toEqual({ type: "needs", what: "deposit" });
});

it("lets the page ask for the new terms where a bet is refused for them", async () => {
  const { game, said } = await gameWith([() => refused(403, "consents.required")]);
  expect(await game.play({})).toBeNull();
  expect(game.getState()).toMatchObject({ problem: "consents", out: null, status: "ready" });
  expect(said.at(-1)).toEqual({ type: "needs", what: "consents" });
});

it("tells the page which limit a bet would have passed", async () => {
  const limit = {
    kind: "bet",
    timeframe: "daily",
    currentLimit: 20,
    left: 0.5,
    expiry: "2026-11-23T00:00:00.000Z",
    currency: "EUR",
  };
  const { game, said } = await gameWith([() => ({ status: 403, body: { message: "", code: "limit.reached", data: limit } })]);
  expect(await game.play({})).toBeNull();
  expect(game.getState()).toMatchObject({ problem: "limit_reached", out: null, status: "ready" });
  expect(said.at(-1)).toEqual({ type: "limit", limit: { ...limit, endsSession: false } });
});

it("ends with the session", async () => {
  const { game, said } = await gameWith([() => refused(401, "play.session_over")]);
  await game.play({});
  expect(game.getState().status).toBe("over");
  expect(said.at(-1)).toEqual({ type: "needs", what: "sign_in" });
});

it("goes on with a round that is open already, with its bet", async () => {
  const openRound = roundOf("00000000-0000-4000-8000-00000000000a", { client: "mines", state: "open", bet: 2.5 });
  const { game, asked } = await gameWith(
    [({ roundId }) => ({ status: 200, body: { round: { ...openRound, id: roundId }, balance: balanceOf(10, 2), seeds } })],
    { openRound },
  );
  expect(game.getState()).toMatchObject({ bet: 250, openRound });
  await game.act(3, { kind: "open", tile: 7 });
  expect(asked[0]?.body).toEqual({ roundId: openRound.id, step: 3, action: { kind: "open", tile: 7 } });
  expect(await game.play({})).toBeNull();
});

it("learns from the server how a shared round ended, once, however often it hears of it", async () => {
  const openRound = roundOf("00000000-0000-4000-8000-00000000000a", { client: "crash", state: "open" });
  const { game, said } = await gameWith([], { openRound });
  const end = { round: { ...openRound, state: "settled" as const, payout: 2, multiplier: 2 }, balance: balanceOf(12, 3) };
  game.learn(end);
  game.learn(end);
  game.learn({ round: openRound, balance: balanceOf(10, 2) });
  expect(game.getState()).toMatchObject({ openRound: null, balance: { total: 12 } });
  expect(said.filter((message) => (message as { type: string }).type === "round")).toHaveLength(1);
  expect(shownBalance(game.getState())).toBe(12);
});

it("tells that a flight was called off, and takes the stake that came back", async () => {
  const openRound = roundOf("00000000-0000-4000-8000-00000000000a", { client: "crash", state: "open" });
  const { game } = await gameWith([], { openRound });
  game.learn({ round: { ...openRound, state: "void" }, balance: balanceOf(11, 3) });
  expect(game.getState()).toMatchObject({ openRound: null, problem: "called_off", balance: { total: 11 }, lastRounds: [] });
});

it("two bets on a flight are out, open and over each by itself, from one balance", async () => {
  const begun =
    (state: Round["state"], total: number, version: number) => (body: { roundId: string; bet?: number; choice?: unknown }) => ({
      status: 200,
      body: {
        round: roundOf(body.roundId, { client: "crash", state, bet: body.bet ?? 2, choice: body.choice ?? { isSecond: true } }),
        balance: balanceOf(total, version),
        seeds,
      },
    });
  const { game, asked } = await gameWith([begun("open", 9, 2), begun("open", 7, 3), begun("settled", 10, 4)]);
  const second = secondBet(game);
  second.choose(200);
  expect([game.getState().bet, second.getState().bet]).toEqual([100, 200]);
  const sent = [game.play({ flightId: 1 }), second.play({ flightId: 1 })];
  expect([game, second].map((each) => shownBalance(each.getState()))).toEqual([7, 7]);
  const [first] = await Promise.all(sent);
  expect(asked.map(({ body }) => body)).toMatchObject([
    { bet: 1, choice: { flightId: 1 } },
    { bet: 2, choice: { flightId: 1, isSecond: true } },
  ]);
  expect(shownBalance(game.getState())).toBe(7);
  expect(await game.play({ flightId: 1 })).toBeNull();
  const taken = await second.act(0, { kind: "cash_out" });
  expect(asked[2]?.body).toMatchObject({ roundId: taken?.id });
  expect(taken?.id).not.toBe(first?.id);
  expect(game.getState()).toMatchObject({ openRound: { id: first?.id }, second: { openRound: null, out: null } });
  expect(second.getState()).toMatchObject({ openRound: null, second: { openRound: { id: first?.id } } });
});

it("keeps the newer of two balances", async () => {
  const { game } = await gameWith([settled(0, 9, 7), settled(0, 50, 3)]);
  await game.play({});
  await game.play({});
  expect(game.getState().balance.total).toBe(9);
});

it("keeps bets between the limits", async () => {
  const { game } = await gameWith([]);
  const chosen = [1, 12.6, 10_000_000].map((bet) => {
    game.choose(bet);
    return game.getState().bet;
  });
  expect(chosen).toEqual([10, 13, 50_000]);
});

it.each([
  [5, { stopWin: 5, stopLoss: null }, true],
  [4.99, { stopWin: 5, stopLoss: null }, false],
  [-0.1 - 0.2, { stopWin: null, stopLoss: 0.3 }, true],
  [-100, { stopWin: 5, stopLoss: null }, false],
])("stops by itself at %s with %o: %s", (net, limits, stops) => {
  expect(isEnough(net, { rounds: 0, until: "plan", ...limits })).toBe(stops);
});

it.each([
  ["win", 1.2, true],
  ["win", 1, false],
  ["win", 0, false],
  ["loss", 0.4, true],
  ["loss", 1, false],
  ["plan", 5, false],
] as const)("stops by itself with any %s: a round that brings %d for one, %s", (until, payout, stops) => {
  expect(isAwaited({ bet: 1, payout }, { until })).toBe(stops);
});
