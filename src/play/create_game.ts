import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import { act, openGame, placeBet, rotateSeeds } from "../../schemas/api/play";
import { reachedLimit } from "../../schemas/play/frame_messages";
import type { Round, SeedPair } from "../../schemas/play/round";
import { toDecimal, toMinor } from "./amounts";
import type { Api } from "../api/api";
import { ApiError, type FailureCode } from "../api/api_error";
import type { Host } from "./host";
import { isTemporary } from "./play_transport";

type Opened = z.output<(typeof openGame)["answer"]>;
type Played = z.output<(typeof placeBet)["answer"]>;
type Action = z.input<NonNullable<(typeof act)["body"]>>["action"];

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
  | "identity"
  | "failed";

export interface GameState {
  status: "opening" | "failed" | "over" | "ready";
  opened: Opened | null;
  balance: Opened["balance"];
  seeds: SeedPair | null;
  /** The chosen bet, in minor units. */
  bet: number;
  /** Another game was opened, and the law lets one be played at a time. */
  isElsewhere: boolean;
  /** The pause that the law wants before the next bet. */
  isResting: boolean;
  /** A bet that the server has not answered yet, in minor units: 0 for a step of an open round. */
  out: number | null;
  /** Nobody answers: what is out is sent again until somebody does. */
  isOffline: boolean;
  problem: Problem | null;
  /** The most that a bet may be, where that is the problem. */
  mostBet: number | null;
  openRound: Round | null;
  /** What came of them is known here and not shown to the player yet. */
  unshown: readonly Round[];
  /** What was shown, the newest first. */
  lastRounds: readonly Round[];
  isAway: boolean;
  /** Of the flight that all play on, in the shared game. */
  flightSeeds: { serverSeedHash: string; clientSeed: string } | null;
}

export type GameStore = ReturnType<typeof createGame>;

interface Given {
  api: Pick<Api, "call">;
  host: Host;
  /** Resolves after so many ms, or when there is a network again. */
  pause: (ms: number) => Promise<void>;
  newId: () => string;
}

export const problemOf: Partial<Record<FailureCode, Problem>> = {
  "play.bet_out_of_range": "bet_out_of_range",
  "currency.not_offered": "currency_not_offered",
  "consents.required": "consents",
  "crash.bets_closed": "bets_closed",
  "bonus.not_here": "bonus_not_here",
  "play.too_quick": "too_quick",
  "play.no_autoplay": "no_autoplay",
  "identity.required": "identity",
};

const maxBetOfBonus = z.object({ maxBet: z.number() });

const longestPause = 8_000;
const kept = 30;

/**
 * A game that is open, as the player may know it. A bet is sent with an id of its own until it is answered: the same id is the
 * same bet, so that no lost answer costs or pays twice.
 */
export function createGame({ api: { call }, host, pause, newId }: Given) {
  const store = createStore<GameState>(() => ({
    status: "opening",
    opened: null,
    balance: { cash: 0, nonCash: 0, total: 0, version: 0 },
    seeds: null,
    bet: 0,
    isElsewhere: false,
    isResting: false,
    out: null,
    isOffline: false,
    problem: null,
    mostBet: null,
    openRound: null,
    unshown: [],
    lastRounds: [],
    isAway: false,
    flightSeeds: null,
  }));
  const { getState, setState } = store;

  const takeBalance = (balance: GameState["balance"]) => {
    if (balance.version >= getState().balance.version) setState({ balance });
  };

  async function open() {
    setState({ status: "opening", problem: null });
    try {
      const opened = await call(openGame, { body: getState().opened ? {} : { clientSeed: newId().replaceAll("-", "") } });
      const { limits, decimals, balance, seeds, openRound, lastRounds } = opened;
      const { bet } = getState();
      setState({
        status: "ready",
        opened,
        balance,
        seeds,
        openRound,
        lastRounds,
        bet: openRound
          ? toMinor(openRound.bet, decimals)
          : bet || toMinor(Math.min(limits.maxBet, Math.max(limits.minBet, 1)), decimals),
      });
      host.say({ type: "ready" });
    } catch (error) {
      if (isElsewhere(error)) leave();
      else if (isOver(error)) end();
      else setState({ status: "failed" });
    }
  }

  function end() {
    setState({ status: "over", out: null, isOffline: false });
    host.say({ type: "needs", what: getState().opened?.isDemo ? "reload" : "sign_in" });
  }

  /** The game goes on in none of its tabs: another one is played. */
  function leave() {
    setState({ status: "over", isElsewhere: true, out: null, isOffline: false });
    host.say({ type: "needs", what: "reload" });
  }

  let rest = Promise.resolve();

  /** From a bet to the next one, so long as the law wants it. */
  function beginRest() {
    const paceMs = getState().opened?.rules.paceMs ?? 0;
    if (paceMs === 0) return;
    setState({ isResting: true });
    const mine = pause(paceMs).then(() => {
      if (rest === mine) setState({ isResting: false });
    });
    rest = mine;
  }

  /** Sends until somebody answers. */
  async function insist<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      try {
        const answer = await send();
        setState({ isOffline: false });
        return answer;
      } catch (error) {
        if (!isTemporary(error)) throw error;
        setState({ isOffline: !(error instanceof ApiError && error.status === 429) });
        await pause(Math.min(longestPause, 400 * 2 ** attempt));
      }
    }
  }

  function refuse(error: unknown) {
    setState({ out: null, isOffline: false });
    if (isElsewhere(error)) return leave();
    if (isOver(error)) return end();
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "play.round_open" || code === "play.round_of_another") void open(); // it goes on where it was left
    else if (code === "play.reality_check") host.say({ type: "needs", what: "reality" }); // the page asks, and play waits
    else if (code === "play.too_little_money") host.say({ type: "needs", what: "deposit" }); // the page says it, with the way to deposit beside it
    else if (code === "limit.reached") {
      setState({ problem: "limit_reached" });
      const limit = z.safeParse(reachedLimit, (error as ApiError).data); // only an ApiError has a code
      if (limit.success) host.say({ type: "limit", limit: limit.data });
    } else if (code === "bonus.max_bet") {
      const most = z.safeParse(maxBetOfBonus, (error as ApiError).data);
      setState(most.success ? { problem: "bonus_max_bet", mostBet: most.data.maxBet } : { problem: "bet_out_of_range" });
    } else {
      setState({ problem: (code && problemOf[code]) ?? "failed" });
      if (code === "consents.required") host.say({ type: "needs", what: "consents" });
    }
  }

  function take({ round, balance, seeds }: Played) {
    takeBalance(balance);
    const isOpen = round.state === "open";
    setState(({ unshown }) => ({
      out: null,
      seeds,
      openRound: isOpen ? round : null,
      unshown: isOpen ? unshown : [...unshown, round],
    }));
    return round;
  }

  async function send(out: number, body: () => Promise<Played>): Promise<Round | null> {
    if (getState().out !== null || getState().status !== "ready") return null;
    setState({ out, problem: null });
    host.say({ type: "action" });
    try {
      return take(await insist(body));
    } catch (error) {
      refuse(error);
      return null;
    }
  }

  function show(round: Round) {
    const isShown = getState().lastRounds.some(({ id }) => id === round.id);
    setState(({ unshown, lastRounds }) => ({
      unshown: unshown.filter(({ id }) => id !== round.id),
      lastRounds: [round, ...lastRounds.filter(({ id }) => id !== round.id)].slice(0, kept),
    }));
    const { id: roundId, bet, payout, isDemo } = round;
    if (!isShown) host.say({ type: "round", roundId, bet, payout, isDemo });
  }

  return {
    ...store,
    open,
    /** Plays a round, or begins one; null where that could not be. */
    async play(choice: unknown, { isAuto = false } = {}): Promise<Round | null> {
      if (getState().isResting) await rest;
      const { bet, opened, openRound } = getState();
      if (!opened || openRound) return null;
      const body = { roundId: newId(), bet: toDecimal(bet, opened.decimals), choice, ...(isAuto && { isAuto }) };
      const round = await send(bet, () => call(placeBet, { body }));
      if (round) beginRest();
      return round;
    },
    /** Until the next bet may be made. */
    rested: () => rest,
    /** A step of the open round. */
    act(step: number, action: Action): Promise<Round | null> {
      const { openRound } = getState();
      if (!openRound) return Promise.resolve(null);
      const body = { roundId: openRound.id, step, action };
      return send(0, () => call(act, { body }));
    },
    /** The player has seen what came of it. */
    show,
    /** What the server tells by itself of a round of the player's. */
    learn({ round, balance }: Pick<Played, "round" | "balance">) {
      const { openRound, lastRounds, out } = getState();
      const isKnown = lastRounds.some(({ id }) => id === round.id);
      if (round.state === "open") {
        if (out !== null || openRound || isKnown) return; // its own answer tells the same
        setState({ openRound: round });
        return takeBalance(balance);
      }
      takeBalance(balance);
      if (openRound?.id === round.id) setState({ openRound: null });
      if (round.state === "void") setState({ problem: "called_off" });
      else if (!isKnown) show(round);
    },
    end,
    choose(bet: number) {
      const { opened } = getState();
      if (!opened) return;
      const { limits, decimals } = opened;
      const [min, max] = [toMinor(limits.minBet, decimals), toMinor(limits.maxBet, decimals)];
      setState({ bet: Math.min(max, Math.max(min, Math.round(bet))), problem: null });
    },
    /** Answers the server's seed that was played with, or null where it could not be changed. */
    async rotate(clientSeed: string) {
      try {
        const { revealed, seeds } = await call(rotateSeeds, { body: clientSeed ? { clientSeed } : {} });
        setState({ seeds });
        return revealed;
      } catch (error) {
        if (isOver(error)) end();
        return null;
      }
    },
    /** Money came or went elsewhere. */
    async readBalance() {
      const opened = await call(openGame, { body: {} }).catch(() => null);
      if (opened) takeBalance(opened.balance);
    },
    setAway: (isAway: boolean) => setState({ isAway }),
    forgetProblem: () => setState({ problem: null }),
  };
}

const isElsewhere = (error: unknown) => error instanceof ApiError && error.code === "play.elsewhere";
const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;

/** What the player has, as far as they have seen what came of their bets. */
export function shownBalance({ balance, unshown, out, opened }: GameState): number {
  const decimals = opened?.decimals ?? 2;
  const hidden = unshown.reduce((sum, { payout }) => sum + toMinor(payout, decimals), 0);
  return toDecimal(toMinor(balance.total, decimals) - hidden - (out ?? 0), decimals);
}
