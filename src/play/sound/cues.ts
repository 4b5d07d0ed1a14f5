import type { Round } from "../../../schemas/play/round";
import type { BetPlace, GameState } from "../game_step";

/** What is to be heard: after so many ms, and so often, as many ms apart. A flight is heard until it crashes or lands. */
export interface Cue {
  sound: "bet" | "step" | "win" | "loss" | "reel" | "card" | "chip" | "tick" | "flight" | "crash" | "land";
  after?: number;
  times?: number;
  apart?: number;
  /** Of a win: what comes back for one. */
  multiplier?: number;
}

/** What a game's next state sounds like. */
export function cuesOf(before: GameState, now: GameState): Cue[] {
  if (!before.opened || !now.opened) return [];
  const shown = now.lastRounds[0];
  const isShown = shown !== undefined && shown.id !== before.lastRounds[0]?.id;
  const played = playedBetween(before, now);
  return [
    ...(isBet(before, now) || isBet(before.second, now.second) ? [{ sound: "bet" } as const] : []),
    ...(played ? cuesOfRound(played, before.openRound?.id === played.id ? before.openRound : null) : []),
    ...(isShown ? [endOf(shown)] : []),
    ...(now.jackpotWin && !before.jackpotWin ? [{ sound: "win", multiplier: ofJackpot } as const] : []),
  ];
}

/** It sounds like the highest of wins. */
const ofJackpot = 1_000;

const isBet = (before: BetPlace, now: BetPlace) => before.out === null && now.out !== null && !now.openRound;

/** The round of which the server has just told. */
function playedBetween(before: GameState, now: GameState): Round | null {
  if (now.openRound && now.openRound !== before.openRound) return now.openRound;
  const last = now.unshown.at(-1);
  return last && !before.unshown.some(({ id }) => id === last.id) ? last : null;
}

const endOf = ({ bet, payout }: Round): Cue =>
  payout > bet ? { sound: "win", multiplier: payout / bet } : payout > 0 ? { sound: "step" } : { sound: "loss" };

/** `before` is the same round a step earlier. */
function cuesOfRound(round: Round, before: Round | null): Cue[] {
  const cards = cardsIn(round.outcome);
  const came = cards - (before ? cardsIn(before.outcome) : 0);
  if (cards > 0) return came > 0 ? [{ sound: "card", times: Math.min(came, mostCards), apart: 200 }] : [];
  if (round.client === "wheel" || round.client === "roulette") return [{ sound: "tick", times: 22, apart: 80 }];
  return before ? [{ sound: "step" }] : [];
}

const mostCards = 8;

/** How many cards lie on the table, wherever an outcome keeps them. */
function cardsIn(outcome: unknown): number {
  const { cards, dealt, dealer, hands, player, banker } = (outcome ?? {}) as Record<string, unknown>;
  const inHands = Array.isArray(hands) ? hands.map((hand: { cards?: unknown }) => hand.cards) : [];
  return [cards, dealt, dealer, player, banker, ...inHands].reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
}
