import { cardCount } from "./cards";
import { handOf, handSize, pokerPays } from "./video_poker";

/** How many ways there are to take so many of so many. */
const waysTo = (from: number, count: number): number => (count === 0 ? 1 : (waysTo(from - 1, count - 1) * from) / count);
const ways = Array.from({ length: cardCount + 1 }, (_, from) =>
  Float64Array.from({ length: handSize + 1 }, (_, count) => (count > from ? 0 : waysTo(from, count))),
);
const subsets = 1 << handSize;
const sizeOf = Uint8Array.from({ length: subsets }, (_, subset) => subset.toString(2).replaceAll("0", "").length);
type Hand = Uint8Array;

/** The number of some of a hand's cards, in ascending order, among all sets of as many. */
function numberOf(hand: Hand, subset: number): number {
  let [number, place] = [0, 0];
  for (let index = 0; index < handSize; index++)
    if (subset & (1 << index)) number += ways[hand[index] as number]?.[++place] as number;
  return number;
}

/** The same array for each, its cards in ascending order. */
function forEachHand(visit: (hand: Hand) => void): void {
  const hand = new Uint8Array(handSize);
  const choose = (place: number, from: number): void => {
    if (place === handSize) return visit(hand);
    for (let card = from; card < cardCount; card++) {
      hand[place] = card;
      choose(place + 1, card + 1);
    }
  };
  choose(0, 0);
}

/** The hand with its suits in the order in which they come: hands that differ by suits alone are played alike. */
function alike(hand: Hand): Hand {
  const names = [-1, -1, -1, -1];
  let named = 0;
  return hand
    .map((card) => {
      const suit = card % 4;
      if (names[suit] === -1) names[suit] = named++;
      return card - suit + (names[suit] as number);
    })
    .sort();
}

/** What all hands pay that have certain cards, by how many these are and by their number. */
function sumPays(): Float64Array[] {
  const sums = Array.from({ length: handSize + 1 }, (_, size) => new Float64Array(ways[cardCount]?.[size] as number));
  const known = new Int16Array(2 * 13 ** handSize).fill(-1); // by ranks, and whether all are of one suit
  forEachHand((hand) => {
    const [first = 0] = hand;
    let key = hand.every((card) => card % 4 === first % 4) ? 1 : 0;
    for (const card of hand) key = key * 13 + (card >> 2);
    if (known[key] === -1) {
      const found = handOf([...hand]);
      known[key] = found === null ? 0 : pokerPays[found];
    }
    const pays = known[key] as number;
    if (pays === 0) return;
    for (let subset = 0; subset < subsets; subset++)
      (sums[sizeOf[subset] as number] as Float64Array)[numberOf(hand, subset)]! += pays;
  });
  return sums;
}

/**
 * What comes back on average of a bet with the best of the 32 ways to hold, by all 2,598,960 hands: what hands with certain cards pay
 * is summed once, and those with a card that was thrown away are taken out by inclusion and exclusion.
 */
export function videoPokerReturn(): number {
  const sums = sumPays();
  const paid = new Float64Array(subsets);
  const bestOf = (hand: Hand): number => {
    for (let subset = 0; subset < subsets; subset++)
      paid[subset] = sums[sizeOf[subset] as number]?.[numberOf(hand, subset)] as number;
    for (let bit = 1; bit < subsets; bit <<= 1)
      for (let subset = 0; subset < subsets; subset++) if (!(subset & bit)) paid[subset]! -= paid[subset | bit] as number;
    return paid.reduce(
      (best, pays, held) => Math.max(best, pays / (ways[cardCount - handSize]?.[handSize - (sizeOf[held] as number)] as number)),
      0,
    );
  };
  const count = ways[cardCount]?.[handSize] as number;
  const known = new Float64Array(count).fill(-1);
  let total = 0;
  forEachHand((hand) => {
    const same = alike(hand);
    const number = numberOf(same, subsets - 1);
    if (known[number] === -1) known[number] = bestOf(same);
    total += known[number] as number;
  });
  return total / count;
}
