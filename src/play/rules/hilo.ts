import type * as z from "zod/mini";
import type { choices, outcomes } from "../../../schemas/play/round";
import { cardCount } from "./cards";
import { type Draw, pick } from "./fair";
import { one, returnShare } from "./multiplier";
import type { Steps } from "./steps";

export type HiloChoice = z.output<typeof choices.hilo>;
export type HiloOutcome = z.output<typeof outcomes.hilo>;
export type HiloGuess = HiloOutcome["guesses"][number];

/** A round has so many cards at most; the last one is guessed. */
export const mostCards = 52;
const values = 13;

/** 1 for an ace, which is the lowest, to 13 for a king. */
export const valueOf = (card: number): number => ((Math.floor(card / 4) + 1) % values) + 1;

/** How many of 13 ranks a guess wins with: the same one wins too, but for an ace below or a king above. */
export function winningRanks(card: number, guess: "higher" | "lower"): number {
  const value = valueOf(card);
  if (guess === "higher") return value === 1 ? values - 1 : values + 1 - value;
  return value === values ? values - 1 : value;
}

function isRight(before: number, guess: HiloGuess, next: number): boolean {
  const [from, to] = [valueOf(before), valueOf(next)];
  if (guess === "skip") return true;
  if (guess === "higher") return from === 1 ? to > 1 : to >= from;
  return from === values ? to < values : to <= from;
}

/** The card that the next guess is about. */
export const hiloCard = ({ card }: HiloChoice, { cards }: Pick<HiloOutcome, "cards">): number => cards.at(-1) ?? card;

/** What is paid after all that was guessed, and one guess more; null before the first. */
export function hiloMultiplier(choice: HiloChoice, outcome: HiloOutcome, more?: "higher" | "lower"): number | null {
  let [ways, winning] = [1n, 1n];
  const count = (card: number, guess: HiloGuess) => {
    if (guess === "skip") return;
    ways *= BigInt(values);
    winning *= BigInt(winningRanks(card, guess));
  };
  for (const [place, guess] of outcome.guesses.entries()) count(outcome.cards[place - 1] ?? choice.card, guess);
  if (more) count(hiloCard(choice, outcome), more);
  return ways === 1n ? null : Number((BigInt(Math.round(returnShare * one)) * ways) / winning);
}

const drawCards = (draw: Draw, count: number): number[] => Array.from({ length: count }, () => pick(draw, cardCount));

/** Cards of endlessly many packs: a guess of whether the next is higher or lower, as often as the player likes. */
export const hilo: Steps<HiloChoice, HiloOutcome> = {
  start: () => ({ cards: [], guesses: [], isCashedOut: false }),
  count: ({ cards }) => cards.length,
  isSame: ({ guesses }, step, action) => action.kind === "guess" && guesses[step] === action.guess,
  take(draw, choice, outcome, action) {
    if (action.kind !== "guess" || outcome.cards.length >= mostCards) return null;
    const isLast = outcome.cards.length === mostCards - 1;
    if (action.guess === "skip" && isLast) return null;
    const cards = drawCards(draw, outcome.cards.length + 1);
    const next = { cards, guesses: [...outcome.guesses, action.guess], isCashedOut: false };
    return { outcome: next, isLost: hilo.isLost(choice, next), isLast };
  },
  worth: (choice, outcome) => hiloMultiplier(choice, outcome),
  isLost({ card }, { cards, guesses }) {
    return guesses.some((guess, place) => !isRight(cards[place - 1] ?? card, guess, cards[place] ?? card));
  },
  close: (_draw, _choice, outcome) => outcome,
  again: (draw, _choice, outcome) => ({ ...outcome, cards: drawCards(draw, outcome.cards.length || mostCards) }),
};
