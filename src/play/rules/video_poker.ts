import type * as z from "zod/mini";
import type { outcomes } from "../../../schemas/play/round";
import { cardCount } from "./cards";
import { type Draw, takeOut } from "./fair";
import { one } from "./multiplier";
import type { Steps } from "./steps";

export type VideoPokerOutcome = z.output<typeof outcomes.video_poker>;

/** Hands that pay, the highest first, and how often each pays the bet. */
export const pokerPays = {
  royal_flush: 800,
  straight_flush: 50,
  four_of_a_kind: 25,
  full_house: 9,
  flush: 6,
  straight: 4,
  three_of_a_kind: 3,
  two_pair: 2,
  jacks_or_better: 1,
} as const;
export type PokerHand = keyof typeof pokerPays;
export const pokerHands = Object.keys(pokerPays) as PokerHand[];

export const handSize = 5;
const [ten, jack, ace] = [8, 9, 12];

/** What five cards are worth; null where they pay nothing. */
export function handOf(cards: readonly number[]): PokerHand | null {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => a - b);
  const [low = 0, , , fourth = 0, high = 0] = ranks;
  const pairs = ranks.filter((rank, place) => ranks[place - 1] === rank);
  // of five cards, so many neighbours of the same rank tell all combinations apart but two pairs and three of a kind, and a full house and four
  if (pairs.length === 3) return new Set(pairs).size === 1 ? "four_of_a_kind" : "full_house";
  if (pairs.length === 2) return pairs[0] === pairs[1] ? "three_of_a_kind" : "two_pair";
  if (pairs.length === 1) return (pairs[0] ?? 0) >= jack ? "jacks_or_better" : null;
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
  const isStraight = high - low === 4 || (high === ace && fourth === 3);
  if (isFlush && isStraight) return low === ten ? "royal_flush" : "straight_flush";
  return isFlush ? "flush" : isStraight ? "straight" : null;
}

/** What a hand pays, in ten-thousandths. */
export const pokerMultiplier = (cards: readonly number[]): number => {
  const hand = handOf(cards);
  return hand === null ? 0 : pokerPays[hand] * one;
};

/** The five cards that are dealt, and the five that may take their places, of one pack. */
const dealAll = (draw: Draw) => takeOut(draw, cardCount, 2 * handSize);

/** A card that is held stays in its place; the next ones fill the others from the left. */
function drawOn(pack: readonly number[], held: readonly number[]): number[] {
  let next = handSize;
  return pack.slice(0, handSize).map((card, place) => (held.includes(place) ? card : (pack[next++] ?? 0)));
}

/** Five cards, of which the player holds any; the others are drawn once more. A round that is left alone ends with the cards as they were dealt. */
export const videoPoker: Steps<object, VideoPokerOutcome> = {
  start: (draw) => ({ dealt: dealAll(draw).slice(0, handSize), held: null, cards: null, isCashedOut: false }),
  count: ({ held }) => (held === null ? 0 : 1),
  isSame: ({ held }, step, action) => action.kind === "hold" && step === 0 && held !== null && `${held}` === `${action.held}`,
  take(draw, _choice, outcome, action) {
    if (action.kind !== "hold" || outcome.held !== null) return null;
    const next = { ...outcome, held: action.held, cards: drawOn(dealAll(draw), action.held) };
    return { outcome: next, isLost: handOf(next.cards) === null, isLast: true };
  },
  worth: (_choice, { cards }) => (cards === null ? null : pokerMultiplier(cards)),
  isLost: (_choice, { cards }) => cards !== null && handOf(cards) === null,
  close: (_draw, _choice, outcome) => outcome,
  again(draw, _choice, outcome) {
    const pack = dealAll(draw);
    if (outcome.held === null) return { ...outcome, dealt: pack };
    return { ...outcome, dealt: pack.slice(0, handSize), cards: drawOn(pack, outcome.held) };
  },
  leave: { kind: "hold", held: [0, 1, 2, 3, 4] },
};
