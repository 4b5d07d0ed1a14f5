import { createStore } from "zustand/vanilla";
import { act, openGame, placeBet, rotateSeeds } from "../../schemas/api/play";
import type { Round } from "../../schemas/play/round";
import type { Api } from "../kit/api/api";
import { toDecimal } from "./amounts";
import {
  type Action,
  firstStake,
  type GameEvent,
  type GameState,
  isOver,
  type Held,
  isSecondBet,
  newGame,
  placeOf,
  type Played,
  stepGame,
} from "./game_step";
import type { Host } from "./host";
import { raisesBet } from "./rules/steps";
import { insist } from "./insist";

export type GameStore = ReturnType<typeof createGame>;

interface Given {
  api: Pick<Api, "call">;
  host: Host;
  /** Resolves after so many ms, or when there is a network again. */
  pause: (ms: number) => Promise<void>;
  newId: () => string;
}

export interface PlayHow {
  /** The game makes it by itself, one after the other. */
  isAuto?: boolean;
  /** How many chips are bet, where what is chosen is the value of one. */
  times?: number;
}

/**
 * A game that is open, as the player may know it: `stepGame` with the server and the page around it. A bet is sent with an id of
 * its own until it is answered: the same id is the same bet, so that no lost answer costs or pays twice.
 */
export function createGame({ api: { call }, host, pause, newId }: Given) {
  const store = createStore<GameState>(() => newGame);
  const { getState, setState } = store;

  function happen(event: GameEvent) {
    const [next, ...effects] = stepGame(getState(), event);
    setState(next);
    for (const effect of effects) {
      if (effect.type === "say") host.say(effect.message);
      else if (effect.type === "reread") void reread();
      else void open();
    }
  }

  async function open() {
    happen({ type: "open" });
    try {
      const body = getState().opened ? {} : { clientSeed: newId().replaceAll("-", "") };
      happen({ type: "opened", opened: await call(openGame, { body }) });
    } catch (error) {
      happen({ type: "not_opened", error });
    }
  }

  /** Money came or went elsewhere, a bonus began, or a jackpot was won. */
  async function reread() {
    const opened = await call(openGame, { body: {} }).catch(() => null);
    if (opened) happen({ type: "reread", opened });
  }

  async function send(out: number, isSecond: boolean, ask: () => Promise<Played>): Promise<Round | null> {
    if (placeOf(getState(), isSecond).out !== null || getState().status !== "ready") return null;
    happen({ type: "send", out, isSecond });
    try {
      const played = await insist(ask, { pause, onFailure: (error) => happen({ type: "unanswered", error }) });
      happen({ type: "played", played });
      return played.round;
    } catch (error) {
      happen({ type: "refused", error, isSecond });
      return null;
    }
  }

  let rest = Promise.resolve();

  /** From a bet to the next one, so long as the law wants it. */
  function beginRest() {
    const paceMs = getState().opened?.rules.paceMs ?? 0;
    if (paceMs === 0) return;
    happen({ type: "resting", isResting: true });
    const mine = pause(paceMs).then(() => {
      if (rest === mine) happen({ type: "resting", isResting: false });
    });
    rest = mine;
  }

  return {
    ...store,
    open,
    /** Plays a round, or begins one; null where that could not be. */
    async play(choice: unknown, { isAuto = false, times = 1 }: PlayHow = {}): Promise<Round | null> {
      if (getState().isResting) await rest;
      const isSecond = isSecondBet({ choice });
      const { opened } = getState();
      const { bet, openRound } = placeOf(getState(), isSecond);
      if (!opened || openRound) return null;
      const body = { roundId: newId(), bet: toDecimal(bet * times, opened.decimals), choice, ...(isAuto && { isAuto }) };
      const round = await send(bet * times, isSecond, () => call(placeBet, { body }));
      if (round) beginRest();
      return round;
    },
    /** Until the next bet may be made. */
    rested: () => rest,
    /** A step of the open round. */
    act(step: number, action: Action, isSecond = false): Promise<Round | null> {
      const { opened } = getState();
      const { openRound } = placeOf(getState(), isSecond);
      if (!openRound || !opened) return Promise.resolve(null);
      const body = { roundId: openRound.id, step, action };
      return send(raisesBet(action) ? firstStake(openRound, opened.decimals) : 0, isSecond, () => call(act, { body }));
    },
    /** The player has seen what came of it. */
    show: (round: Round) => happen({ type: "shown", round }),
    /** What the server tells by itself of a round of the player's. */
    learn: ({ round, balance }: Pick<Played, "round" | "balance">) => happen({ type: "learned", round, balance }),
    end: () => happen({ type: "end" }),
    choose: (bet: number, isSecond = false) => happen({ type: "choose", bet, isSecond }),
    /** Answers the server's seed that was played with, or null where it could not be changed. */
    async rotate(clientSeed: string) {
      try {
        const { revealed, seeds } = await call(rotateSeeds, { body: clientSeed ? { clientSeed } : {} });
        happen({ type: "seeds", seeds });
        return revealed;
      } catch (error) {
        if (isOver(error)) happen({ type: "end" });
        return null;
      }
    },
    reread,
    hearJackpots: (jackpots: readonly Held[]) => happen({ type: "jackpots", jackpots }),
    /** The player has seen what they won. */
    closeJackpotWin: () => happen({ type: "jackpot_seen" }),
    setAway: (isAway: boolean) => happen({ type: "away", isAway }),
    forgetProblem: () => happen({ type: "forget_problem" }),
  };
}
