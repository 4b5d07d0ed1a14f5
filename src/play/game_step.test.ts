import { expect, it } from "vitest";
import type { Round } from "../../schemas/play/round";
import { ApiError } from "../kit/api/api_error";
import { type GameEvent, type GameState, type Jackpot, newGame, type Opened, shownBalance, stepGame } from "./game_step";

const balanceOf = (total: number, version: number) => ({ cash: total, nonCash: 0, total, version });
const seeds = { serverSeedHash: "a", nextServerSeedHash: "b", clientSeed: "mine", nonce: 1 };
const round = (id: string, more: Partial<Round> = {}) =>
  ({ id, state: "settled", isDemo: false, bet: 1, payout: 0, ...more }) as Round;
const ready: GameState = { ...newGame, status: "ready", balance: balanceOf(10, 4), seeds };
const answer = {
  ...{
    isDemo: false,
    buysWith: null,
    limits: { minBet: 1, maxBet: 5, maxPayout: 9 },
    decimals: 2,
    balance: balanceOf(10, 4),
    seeds,
  },
  ...{ openRound: null, secondRound: null, lastRounds: [], jackpots: [], jackpotWins: [] },
} as unknown as Opened;
const opened: GameState = { ...ready, opened: answer };
const reread = (more: Partial<Opened>): GameEvent => ({ type: "reread", opened: { ...answer, ...more } });
const refused = (status: number, code: string, data?: unknown): GameEvent => ({
  type: "refused",
  error: Object.assign(new ApiError(status, code, code as never), { data }),
});

/** The game after some events, and all that was to be done. */
function after(game: GameState, ...events: GameEvent[]) {
  const done: unknown[] = [];
  for (const event of events) {
    const [next, ...effects] = stepGame(game, event);
    game = next;
    done.push(...effects.map((effect) => (effect.type === "say" ? effect.message : effect.type)));
  }
  return { game, done };
}

it("an older balance that comes late changes nothing", () => {
  expect(after(opened, reread({ balance: balanceOf(5, 3) })).game.balance.total).toBe(10);
  expect(after(opened, reread({ balance: balanceOf(5, 5) })).game.balance.total).toBe(5);
});

it("what is read again tells whether free spins can be bought by now, and leaves what is on the table (19)", () => {
  const { game } = after({ ...opened, openRound: round("r", { state: "open" }) }, reread({ buysWith: "cash" }));
  expect(game).toMatchObject({ openRound: { id: "r" }, opened: { buysWith: "cash" } });
});

it("a jackpot grows as the page tells; one that fell is asked about, and a win is shown once before it counts (19)", () => {
  const jackpots = [{ jackpotId: 3, amount: 50 } as Jackpot];
  const playing = { ...opened, jackpots };
  const grown = after(playing, { type: "jackpots", jackpots: [{ jackpotId: 3, amount: 51 }] });
  expect([grown.game.jackpots[0]?.amount, grown.done]).toEqual([51, []]);
  expect(after(grown.game, { type: "jackpots", jackpots: [{ jackpotId: 4, amount: 1 }] }).done).toEqual([]);
  const fallen = after(grown.game, { type: "jackpots", jackpots: [{ jackpotId: 3, amount: 10 }] });
  expect(fallen.done).toEqual(["reread"]);
  const win = { roundId: "r", name: {}, amount: 52 };
  const won = after(fallen.game, reread({ balance: balanceOf(62, 9), jackpotWins: [win] })).game;
  expect([won.jackpotWin, shownBalance(won)]).toEqual([win, 10]);
  const seen = after(won, { type: "jackpot_seen" }, reread({ balance: balanceOf(62, 9), jackpotWins: [win] })).game;
  expect([seen.jackpotWin, shownBalance(seen)]).toEqual([null, 62]);
  expect(after(newGame, { type: "opened", opened: { ...answer, jackpotWins: [win] } }).game.jackpotWin).toBeNull();
});

it("a round is shown to the player before it counts, and told to the page once", () => {
  const played = { round: round("r"), balance: balanceOf(9, 5), seeds };
  const { game, done } = after(ready, { type: "send", out: 100 }, { type: "played", played });
  expect([game.unshown.length, game.lastRounds.length, done]).toEqual([1, 0, [{ type: "action" }]]);
  const shown = after(game, { type: "shown", round: round("r") }, { type: "shown", round: round("r") });
  expect([shown.game.unshown.length, shown.game.lastRounds.length, shown.done.length]).toEqual([0, 1, 1]);
});

it("what the server tells by itself of a bet that is out is left to the bet's own answer", () => {
  const learned: GameEvent = { type: "learned", round: round("r", { state: "open" }), balance: balanceOf(9, 5) };
  expect(after({ ...ready, out: 100 }, learned).game.openRound).toBeNull();
  expect(after(ready, learned).game.openRound?.id).toBe("r");
  expect(after(ready, learned, { ...learned, round: round("r", { state: "void" }) }).game).toMatchObject({
    openRound: null,
    problem: "called_off",
  });
});

it.each([
  ["an open round elsewhere opens the game again", refused(409, "play.round_open"), null, ["reopen"]],
  ["too little money is said by the page", refused(402, "play.too_little_money"), null, [{ type: "needs", what: "deposit" }]],
  ["a bonus's highest bet is named", refused(409, "bonus.max_bet", { maxBet: 5 }), "bonus_max_bet", []],
  ["a bonus's highest bet that is not told is out of range", refused(409, "bonus.max_bet", "?"), "bet_out_of_range", []],
  ["what nobody has words for failed", refused(500, "elsewhere"), "failed", []],
  ["a session that ended asks to sign in", refused(401, "session.required"), null, [{ type: "needs", what: "sign_in" }]],
] as const)("of a bet that is refused, %s", (_, event, problem, done) => {
  const step = after({ ...ready, out: 100, isOffline: true }, event);
  expect(step.game).toMatchObject({ out: null, isOffline: false, problem });
  expect(step.done).toEqual(done);
});

it("who bets more than they have is told what is missing; nobody is asked for money before they bet, nor for having lost (19)", () => {
  const missing = (amount: number) => [{ type: "needs", what: "deposit", missing: amount }];
  expect(after({ ...opened, out: 1_250 }, refused(402, "play.too_little_money")).done).toEqual(missing(2.5));
  const broke: GameEvent = { type: "opened", opened: { ...answer, balance: balanceOf(0.4, 5) } };
  expect(after(newGame, broke).done).toEqual([{ type: "ready" }]);
  const lost: GameEvent = { type: "played", played: { round: round("r"), balance: balanceOf(0.25, 6), seeds } };
  expect(after(opened, lost, { type: "shown", round: round("r") }).done).toEqual([expect.objectContaining({ type: "round" })]);
});

it("no more than the last 30 rounds are remembered", () => {
  const shown = Array.from({ length: 40 }, (_, at): GameEvent => ({ type: "shown", round: round(String(at)) }));
  expect(after(ready, ...shown).game.lastRounds.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => `${39 - at}`));
});
