import type * as z from "zod/mini";
import type { outcomes } from "../../../schemas/play/round";
import { cardCount } from "./cards";
import { type Draw, pick } from "./fair";
import { one } from "./multiplier";
import { handStakes } from "./stakes";
import type { Steps } from "./steps";

export type BlackjackOutcome = z.output<typeof outcomes.blackjack>;
export type BlackjackHand = BlackjackOutcome["hands"][number];
export type BlackjackMove = BlackjackOutcome["moves"][number];

/** An ace counts 11 here, ten and pictures 10. */
export function pointsOf(card: number): number {
  const rank = Math.floor(card / 4);
  return rank === 12 ? 11 : Math.min(10, rank + 2);
}

/** The best total of a hand; `isSoft` where an ace counts 11 in it. */
export function totalOf(cards: readonly number[]): { total: number; isSoft: boolean } {
  let total = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  let aces = cards.filter((card) => pointsOf(card) === 11).length;
  for (; total > 21 && aces > 0; aces--) total -= 10;
  return { total, isSoft: aces > 0 };
}

/** 21 with the first two cards. */
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === 21;

const newHand = (...cards: number[]): BlackjackHand => ({ cards, isDoubled: false, isDone: totalOf(cards).total === 21 });

/** Which hand is played on; −1 where all are done. */
export const activeHand = ({ hands }: Pick<BlackjackOutcome, "hands">): number => hands.findIndex(({ isDone }) => !isDone);

/** What can be done now: any two cards can be doubled, and the first two of the same value can be split, once in a round. */
export function movesOf(outcome: Pick<BlackjackOutcome, "hands">): BlackjackMove[] {
  const hand = outcome.hands[activeHand(outcome)];
  if (!hand) return [];
  if (hand.cards.length > 2) return ["hit", "stand"];
  const [first = 0, second = 0] = hand.cards;
  const canSplit = outcome.hands.length === 1 && pointsOf(first) === pointsOf(second);
  return canSplit ? ["hit", "stand", "double", "split"] : ["hit", "stand", "double"];
}

/** The hands after a move, with cards drawn as they come. */
function moved(hands: readonly BlackjackHand[], move: BlackjackMove, card: () => number): BlackjackHand[] {
  const active = activeHand({ hands: [...hands] });
  return hands.flatMap((hand, index) => {
    if (index !== active) return [hand];
    if (move === "stand") return [{ ...hand, isDone: true }];
    if (move === "split") {
      const [first = 0, second = 0] = hand.cards;
      const isAces = pointsOf(first) === 11; // split aces get one card each
      return [newHand(first, card()), newHand(second, card())].map((each) => ({ ...each, isDone: each.isDone || isAces }));
    }
    const cards = [...hand.cards, card()];
    const isDoubled = move === "double";
    return [{ cards, isDoubled, isDone: isDoubled || totalOf(cards).total >= 21 }];
  });
}

/** A round by its moves, of endlessly many packs. The dealer looks for 21 at once, and draws up to 16 when all hands are done. */
function playMoves(draw: Draw, moves: readonly BlackjackMove[]): Omit<BlackjackOutcome, "isCashedOut"> {
  const card = () => pick(draw, cardCount);
  const first = newHand(card(), card());
  const dealer = [card(), card()];
  let hands = [isNatural(dealer) ? { ...first, isDone: true } : first];
  for (const move of moves) hands = moved(hands, move, card);
  if (activeHand({ hands }) >= 0) return { moves: [...moves], hands, dealer: dealer.slice(0, 1) };
  const isToBeat = hands.some(({ cards }) => totalOf(cards).total <= 21) && !isNatural(first.cards);
  while (isToBeat && totalOf(dealer).total < 17) dealer.push(card());
  return { moves: [...moves], hands, dealer };
}

/** The dealer's second card is told when the round is over. */
const isOver = ({ dealer }: Pick<BlackjackOutcome, "dealer">) => dealer.length > 1;

/** What a hand brings back of the first stake, in hundredths. */
export function handPays(
  { cards, isDoubled }: BlackjackHand,
  { dealer, hands }: Pick<BlackjackOutcome, "dealer" | "hands">,
): number {
  const [mine, other] = [totalOf(cards).total, totalOf(dealer).total];
  const stake = isDoubled ? 200 : 100;
  if (hands.length === 1 && isNatural(cards)) return isNatural(dealer) ? 100 : 250;
  if (mine > 21) return 0;
  if (isNatural(dealer)) return 0;
  return other > 21 || mine > other ? 2 * stake : mine === other ? stake : 0;
}

/** What all hands bring back of the first stake, in ten-thousandths. */
export const blackjackPays = (outcome: BlackjackOutcome): number =>
  outcome.hands.reduce((sum, hand) => sum + handPays(hand, outcome), 0) * (one / 100);

const deal = (draw: Draw, outcome: BlackjackOutcome): BlackjackOutcome => ({ ...outcome, ...playMoves(draw, outcome.moves) });

/** Nearer to 21 than the dealer, and not over it. A round that is left alone stands with what it has. */
export const blackjack: Steps<object, BlackjackOutcome> = {
  start: (draw) => ({ ...playMoves(draw, []), isCashedOut: false }),
  count: ({ moves }) => moves.length,
  isSame: ({ moves }, step, action) => action.kind === "move" && moves[step] === action.move,
  take(draw, _choice, outcome, action) {
    if (action.kind !== "move" || !movesOf(outcome).includes(action.move)) return null;
    const next = deal(draw, { ...outcome, moves: [...outcome.moves, action.move] });
    const isLast = isOver(next);
    return { outcome: next, isLost: isLast && blackjackPays(next) === 0, isLast };
  },
  worth: (_choice, outcome) => (isOver(outcome) ? blackjackPays(outcome) : null),
  isLost: (_choice, outcome) => isOver(outcome) && blackjackPays(outcome) === 0,
  close: (_draw, _choice, outcome) => outcome,
  again: (draw, _choice, outcome) => deal(draw, outcome),
  stakes: handStakes,
  leave: { kind: "move", move: "stand" },
};
