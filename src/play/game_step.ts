import type * as z from "zod/mini";
import type { act, openGame, placeBet } from "../../schemas/api/play";
import type { FromGame } from "../../schemas/play/frame_messages";
import type { Round, SeedPair } from "../../schemas/play/round";
import { ApiError, type FailureCode } from "../kit/api/api_error";
import { toDecimal, toMinor } from "./amounts";
import type { Said } from "./host";
import { maxBetOf, reachedLimitOf } from "./refusal_data";
import { stakesOf } from "./rules/stakes";

export type Opened = z.output<(typeof openGame)["answer"]>;
export type Played = z.output<(typeof placeBet)["answer"]>;
export type Jackpot = Opened["jackpots"][number];
/** What a jackpot holds. */
export type Held = Pick<Jackpot, "jackpotId" | "amount">;
export type Action = z.input<NonNullable<(typeof act)["body"]>>["action"];

/** Words in `in_game.problems`. */
export type Problem =
  | "bet_out_of_range"
  | "currency_not_offered"
  | "bets_closed"
  | "called_off"
  | "consents"
  | "limit_reached"
  | "bonus_max_bet"
  | "bonus_not_here"
  | "too_quick"
  | "no_autoplay"
  | "no_bonus_buy"
  | "identity"
  | "details"
  | "failed";

/** What is bet at one place of a game. */
export interface BetPlace {
  /** The chosen bet, in minor units. */
  bet: number;
  /** What is bet and not answered yet, in minor units: 0 for a step of an open round that costs nothing. */
  out: number | null;
  openRound: Round | null;
}

export interface GameState extends BetPlace {
  /** Of the second bet on a flight. */
  second: BetPlace;
  status: "opening" | "failed" | "over" | "ready";
  opened: Opened | null;
  balance: Opened["balance"];
  seeds: SeedPair | null;
  /** Another game was opened, and the law lets one be played at a time. */
  isElsewhere: boolean;
  /** The pause that the law wants before the next bet. */
  isResting: boolean;
  /** Nobody answers: what is out is sent again until somebody does. */
  isOffline: boolean;
  problem: Problem | null;
  /** The most that a bet may be, where that is the problem. */
  mostBet: number | null;
  /** What came of them is known here and not shown to the player yet. */
  unshown: readonly Round[];
  /** What was shown, the newest first. */
  lastRounds: readonly Round[];
  isAway: boolean;
  /** That the game plays for, with what they hold as far as it is known. */
  jackpots: readonly Jackpot[];
  /** What a round has won of them, until the player has seen it. */
  jackpotWin: Opened["jackpotWins"][number] | null;
  /** Of the flight that all play on, in the shared game. */
  flightSeeds: { serverSeedHash: string; clientSeed: string } | null;
}

/** What happens to a game: what its server says, and what its player does. */
export type GameEvent =
  | { type: "open" }
  | { type: "opened"; opened: Opened }
  | { type: "not_opened"; error: unknown }
  /** A bet, or a step of an open round, in minor units, goes to the server. */
  | { type: "send"; out: number; isSecond?: boolean }
  /** Nobody answered, or somebody asked to wait: it is sent again. */
  | { type: "unanswered"; error: unknown }
  | { type: "played"; played: Played }
  | { type: "refused"; error: unknown; isSecond?: boolean }
  /** The player has seen what came of it. */
  | { type: "shown"; round: Round }
  /** What the server tells by itself of a round of the player's. */
  | { type: "learned"; round: Round; balance: Played["balance"] }
  /** The server was asked how the game stands. */
  | { type: "reread"; opened: Opened }
  /** The page tells what jackpots hold by now. */
  | { type: "jackpots"; jackpots: readonly Held[] }
  | { type: "jackpot_seen" }
  | { type: "seeds"; seeds: SeedPair }
  | { type: "choose"; bet: number; isSecond?: boolean }
  | { type: "away"; isAway: boolean }
  | { type: "resting"; isResting: boolean }
  | { type: "forget_problem" }
  /** The session is over. */
  | { type: "end" };

/** What is to be done in the world outside. */
export type GameEffect =
  | { type: "say"; message: Said<FromGame> }
  /** Asks the server for the game as it is. */
  | { type: "reopen" }
  /** The same without what is on its table. */
  | { type: "reread" };

export type GameStep = readonly [GameState, ...GameEffect[]];

export const problemOf: Partial<Record<FailureCode, Problem>> = {
  "play.bet_out_of_range": "bet_out_of_range",
  "currency.not_offered": "currency_not_offered",
  "consents.required": "consents",
  "crash.bets_closed": "bets_closed",
  "bonus.not_here": "bonus_not_here",
  "play.too_quick": "too_quick",
  "play.no_autoplay": "no_autoplay",
  "play.no_bonus_buy": "no_bonus_buy",
  "identity.required": "identity",
  "profile.incomplete": "details",
};

/** So many rounds are remembered. */
const kept = 30;

const newPlace: BetPlace = { bet: 0, out: null, openRound: null };

export const newGame: GameState = {
  ...{ status: "opening", opened: null, seeds: null, flightSeeds: null, ...newPlace, second: newPlace },
  balance: { cash: 0, nonCash: 0, total: 0, version: 0 },
  ...{ isOffline: false, isAway: false, isElsewhere: false, isResting: false, problem: null, mostBet: null },
  ...{ unshown: [], lastRounds: [], jackpots: [], jackpotWin: null },
};

/** The game after an event, and what has to be done then. */
export function stepGame(game: GameState, event: GameEvent): GameStep {
  const step = steps[event.type] as (game: GameState, event: GameEvent) => GameStep; // its own events, by the table's type
  return step(game, event);
}

const steps: { [Type in GameEvent["type"]]: (game: GameState, event: Extract<GameEvent, { type: Type }>) => GameStep } = {
  open: (game) => [{ ...game, status: "opening", problem: null }],
  opened(game, { opened }) {
    const { limits, decimals, balance, seeds, openRound, secondRound, lastRounds } = opened;
    const usual = toMinor(Math.min(limits.maxBet, Math.max(limits.minBet, 1)), decimals);
    const goOn = ({ bet, out }: BetPlace, open: Round | null): BetPlace => ({
      bet: open ? firstStake(open, decimals) : bet || usual,
      out,
      openRound: open,
    });
    const places = { ...goOn(game, openRound), second: goOn(game.second, secondRound) };
    return [{ ...stand(game, opened), status: "ready", balance, seeds, lastRounds, ...places }, say({ type: "ready" })];
  },
  not_opened(game, { error }) {
    if (isElsewhere(error)) return leave(game);
    return isOver(error) ? end(game) : [{ ...game, status: "failed" }];
  },
  send: (game, { out, isSecond }) => [at({ ...game, problem: null }, isSecond, { out }), say({ type: "action" })],
  unanswered: (game, { error }) => [{ ...game, isOffline: !(error instanceof ApiError && error.status === 429) }],
  played(game, { played: { round, balance, seeds } }) {
    const isOpen = round.state === "open";
    const unshown = isOpen ? game.unshown : [...game.unshown, round];
    const next = { ...withBalance(game, balance), isOffline: false, seeds, unshown };
    return [at(next, isSecondBet(round), { out: null, openRound: isOpen ? round : null })];
  },
  refused: (game, { error, isSecond }) =>
    refuse(at({ ...game, isOffline: false }, isSecond, { out: null }), error, placeOf(game, isSecond).out ?? 0),
  shown: show,
  learned(game, { round, balance }) {
    const isSecond = isSecondBet(round);
    const { openRound, out } = placeOf(game, isSecond);
    const isKnown = game.lastRounds.some(({ id }) => id === round.id);
    if (round.state === "open") {
      if (out !== null || openRound || isKnown) return [game]; // its own answer tells the same
      return [withBalance(at(game, isSecond, { openRound: round }), balance)];
    }
    const next = withBalance(at(game, isSecond, { openRound: openRound?.id === round.id ? null : openRound }), balance);
    if (round.state === "void") return [{ ...next, problem: "called_off" }];
    return isKnown ? [next] : show(next, { round });
  },
  reread: (game, { opened }) => (game.opened ? [withBalance(stand(game, opened), opened.balance)] : [game]),
  jackpots(game, { jackpots: heard }) {
    const amounts = new Map(heard.map(({ jackpotId, amount }) => [jackpotId, amount]));
    const isWon = game.jackpots.some(({ jackpotId, amount }) => (amounts.get(jackpotId) ?? amount) < amount);
    const jackpots = game.jackpots.map((each) => ({ ...each, amount: amounts.get(each.jackpotId) ?? each.amount }));
    return [{ ...game, jackpots }, ...(isWon ? [{ type: "reread" } as const] : [])]; // whose it was, the server knows
  },
  jackpot_seen: (game) => [{ ...game, jackpotWin: null }],
  seeds: (game, { seeds }) => [{ ...game, seeds }],
  choose(game, { bet, isSecond }) {
    if (!game.opened) return [game];
    const { limits, decimals } = game.opened;
    const [min, max] = [toMinor(limits.minBet, decimals), toMinor(limits.maxBet, decimals)];
    return [at({ ...game, problem: null }, isSecond, { bet: Math.min(max, Math.max(min, Math.round(bet))) })];
  },
  away: (game, { isAway }) => [{ ...game, isAway }],
  resting: (game, { isResting }) => [{ ...game, isResting }],
  forget_problem: (game) => [{ ...game, problem: null }],
  end,
};

export const isSecondBet = ({ choice }: Pick<Round, "choice">): boolean =>
  (choice as { isSecond?: boolean } | null)?.isSecond === true;

export const placeOf = (game: GameState, isSecond = false): BetPlace => (isSecond ? game.second : game);

const at = (game: GameState, isSecond = false, change: Partial<BetPlace>): GameState =>
  isSecond ? { ...game, second: { ...game.second, ...change } } : { ...game, ...change };

const nothingOut = (game: GameState): GameState => at(at(game, false, { out: null }), true, { out: null });

/** What an open round was begun with, in minor units: it may have been raised since. */
export const firstStake = ({ client, bet, outcome }: Round, decimals: number): number =>
  toMinor(bet, decimals) / stakesOf(client, outcome);

const say = (message: Said<FromGame>): GameEffect => ({ type: "say", message });

/** What the server tells of the game besides what is on its table. What was won before it was first opened is told already. */
function stand(game: GameState, opened: Opened): GameState {
  const known = new Set((game.opened ?? opened).jackpotWins.map(({ roundId }) => roundId));
  const won = opened.jackpotWins.find(({ roundId }) => !known.has(roundId));
  return { ...game, opened, jackpots: opened.jackpots, jackpotWin: won ?? game.jackpotWin };
}

/** Answers may overtake each other: an older balance changes nothing. */
const withBalance = (game: GameState, balance: GameState["balance"]): GameState =>
  balance.version >= game.balance.version ? { ...game, balance } : game;

function end(game: GameState): GameStep {
  const what = game.opened?.isDemo ? "reload" : "sign_in";
  return [{ ...nothingOut(game), status: "over", isOffline: false }, say({ type: "needs", what })];
}

/** The game goes on in none of its tabs: another one is played. */
function leave(game: GameState): GameStep {
  return [{ ...nothingOut(game), status: "over", isElsewhere: true, isOffline: false }, say({ type: "needs", what: "reload" })];
}

function show(game: GameState, { round }: { round: Round }): GameStep {
  const { id: roundId, bet, payout, isDemo } = round;
  const isOther = ({ id }: Round) => id !== roundId;
  const others = game.lastRounds.filter(isOther);
  const next = { ...game, unshown: game.unshown.filter(isOther), lastRounds: [round, ...others].slice(0, kept) };
  if (others.length < game.lastRounds.length) return [next];
  return [next, say({ type: "round", roundId, bet, payout, isDemo })];
}

/** What is missing of a bet, in minor units, as a decimal. */
function sayMissing({ balance, opened }: GameState, bet: number): GameEffect {
  const decimals = opened?.decimals ?? 2;
  const missing = bet - toMinor(balance.total, decimals);
  return say({ type: "needs", what: "deposit", ...(missing > 0 && { missing: toDecimal(missing, decimals) }) });
}

/** `out` is what was bet, in minor units. */
function refuse(game: GameState, error: unknown, out: number): GameStep {
  if (isElsewhere(error)) return leave(game);
  if (isOver(error)) return end(game);
  if (!(error instanceof ApiError)) return [{ ...game, problem: "failed" }];
  const { code, data } = error;
  switch (code) {
    case "play.round_open":
    case "play.round_of_another":
      return [game, { type: "reopen" }]; // it goes on where it was left
    case "play.reality_check":
      return [game, say({ type: "needs", what: "reality" })]; // the page asks, and play waits
    case "play.too_little_money":
      return [game, sayMissing(game, out)]; // the page says it, and lets who plays pay in
    case "limit.reached": {
      const limit = reachedLimitOf(data);
      const next: GameState = { ...game, problem: "limit_reached" };
      return limit ? [next, say({ type: "limit", limit })] : [next];
    }
    case "bonus.max_bet": {
      const mostBet = maxBetOf(data);
      if (mostBet === null) return [{ ...game, problem: "bet_out_of_range" }];
      return [{ ...game, problem: "bonus_max_bet", mostBet }];
    }
    case "consents.required":
      return [{ ...game, problem: "consents" }, say({ type: "needs", what: "consents" })];
    default:
      return [{ ...game, problem: (code && problemOf[code]) ?? "failed" }];
  }
}

const isElsewhere = (error: unknown) => error instanceof ApiError && error.code === "play.elsewhere";
export const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** What the player has, as far as they have seen what came of their bets. */
export function shownBalance({ balance, unshown, jackpotWin, out, second, opened }: GameState): number {
  const decimals = opened?.decimals ?? 2;
  const won = toMinor(jackpotWin?.amount ?? 0, decimals);
  const hidden = unshown.reduce((sum, { payout }) => sum + toMinor(payout, decimals), won);
  return toDecimal(toMinor(balance.total, decimals) - hidden - (out ?? 0) - (second.out ?? 0), decimals);
}
