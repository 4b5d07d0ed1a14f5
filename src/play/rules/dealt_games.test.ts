import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blackjack, type BlackjackMove, type BlackjackOutcome, blackjackPays, movesOf, totalOf } from "./blackjack";
import { blackjackReturn } from "./blackjack_return";
import type { Draw } from "./fair";
import { handStakes } from "./stakes";
import { handOf, pokerPays, videoPoker } from "./video_poker";

const floats = fc.array(fc.nat(2 ** 32 - 1), { minLength: 60, maxLength: 60 }).map((ints) => ints.map((int) => int / 2 ** 32));
const drawOf = (numbers: readonly number[]): Draw => {
  const left = [...numbers];
  return () => left.shift() ?? 0;
};
const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/** "AS 10D": as many suits as there are letters for. */
const cardsOf = (text: string) =>
  text.split(" ").map((card) => 4 * ranks.indexOf(card.slice(0, -1)) + ["D", "H", "S", "C"].indexOf(card.slice(-1)));
/** Draws that deal just these cards of endless packs. */
const dealing = (text: string) => drawOf(cardsOf(text).map((card) => (card + 0.5) / 52));

describe("blackjack", () => {
  function play(text: string, ...moves: BlackjackMove[]) {
    let outcome = blackjack.start(dealing(text), {});
    for (const move of moves) {
      const taken = blackjack.take(dealing(text), {}, outcome, { kind: "move", move });
      if (!taken) throw new Error(`${move} can't be done`);
      outcome = taken.outcome;
    }
    return outcome;
  }
  const pays = (outcome: BlackjackOutcome) => blackjack.worth({}, outcome);

  it.each([
    ["21 in two cards pays 3 to 2", "AS KH 9D 7C", [], 25_000, 1],
    ["21 in two cards of both is a tie", "AS KH AD QC", [], 10_000, 1],
    ["the dealer's 21 in two cards ends the round", "9S 9H KD AC", [], 0, 1],
    ["a win pays 1 to 1", "10S 9H 9D 9C", ["stand"], 20_000, 1],
    ["equal totals bring the stake back", "10S 8H 9D 9C", ["stand"], 10_000, 1],
    ["more than 21 loses, whatever the dealer has", "10S 6H 6D 10C KD", ["hit"], 0, 1],
    ["the dealer draws to 16 and may go over 21", "10S 2H 6D 10C KD", ["stand"], 20_000, 1],
    ["the dealer stands on a soft 17", "10S 8H 6D AC", ["stand"], 20_000, 1],
    ["a double wins twice the stake", "6S 5H 6D 10C KD 4S", ["double"], 40_000, 2],
    ["a doubled tie brings both stakes back", "6S 5H 10D 9C 8D", ["double"], 20_000, 2],
    ["two hands are won and lost on their own", "8S 8H 10D 8C 10S 2D", ["split", "stand", "stand"], 10_000, 2],
    ["a split hand can be doubled", "8S 8H 6D 10C 3S 10H 10C KD", ["split", "double", "stand"], 60_000, 3],
    ["split aces get a card each, and 21 pays 1 to 1", "AS AH 10D 9C KS 9D", ["split"], 40_000, 2],
  ] as const)("%s", (_, cards, moves, expected, stakes) => {
    const outcome = play(cards, ...moves);
    expect([pays(outcome), handStakes(outcome)]).toEqual([expected, stakes]);
  });

  it("offers a double for two cards, a split for two of the same value and once, and nothing that is over", () => {
    expect(movesOf(play("10S KH 9D 7C"))).toEqual(["hit", "stand", "double", "split"]);
    expect(movesOf(play("10S 9H 9D 7C"))).toEqual(["hit", "stand", "double"]);
    expect(movesOf(play("5S 5H 9D 7C 2D", "hit"))).toEqual(["hit", "stand"]);
    expect(movesOf(play("8S 8H 9D 7C 8D 2C", "split"))).toEqual(["hit", "stand", "double"]);
    expect(movesOf(play("10S 9H 9D 7C 5D", "stand"))).toEqual([]);
    expect(() => play("10S 9H 9D 7C", "split")).toThrow("can't be done");
    expect(() => play("10S 9H 9D 9C", "stand", "hit")).toThrow("can't be done");
  });

  it("tells the dealer's second card when the round is over, and not before", () => {
    expect(play("10S 9H 9D 7C").dealer).toEqual(cardsOf("9D"));
    expect(play("10S 9H 9D 7C 5D", "stand").dealer).toEqual(cardsOf("9D 7C 5D"));
    expect(play("10S 6H 9D 7C 10D", "hit").dealer).toEqual(cardsOf("9D 7C")); // nobody is left to be beaten
  });

  it("goes with a naive table through any moves, and from any of them again", () => {
    fc.assert(
      fc.property(floats, fc.array(fc.nat(3), { minLength: 30, maxLength: 30 }), (numbers, wishes) => {
        let outcome = blackjack.start(drawOf(numbers), {});
        const cards = numbers.map((number) => Math.floor(number * 52));
        let next = 4;
        const mine = [[cards[0] ?? 0, cards[1] ?? 0]];
        const doubled = [false, false];
        let at = 0;
        for (const wish of wishes) {
          const possible = movesOf(outcome);
          if (possible.length === 0) break;
          const move = possible[wish % possible.length] ?? "stand";
          if (move === "split") {
            const [one = 0, two = 0] = mine[0] ?? [];
            mine.splice(0, 1, [one, cards[next++] ?? 0], [two, cards[next++] ?? 0]);
            while (at < 2 && (Math.floor(one / 4) === 12 || totalOf(mine[at] ?? []).total === 21)) at++;
          } else {
            if (move !== "stand") mine[at]?.push(cards[next++] ?? 0);
            if (move === "double") doubled[at] = true;
            if (move !== "hit" || totalOf(mine[at] ?? []).total >= 21) at++;
            if (at < mine.length && totalOf(mine[at] ?? []).total === 21) at++;
          }
          outcome = blackjack.take(drawOf(numbers), {}, outcome, { kind: "move", move })?.outcome ?? outcome;
          expect(outcome.hands.map(({ cards: each }) => each)).toEqual(mine);
        }
        expect(blackjack.again(drawOf(numbers), {}, outcome)).toEqual(outcome);
        const isNatural = outcome.moves.length === 0;
        if (movesOf(outcome).length > 0) return expect(pays(outcome)).toBeNull();
        const dealer = [cards[2] ?? 0, cards[3] ?? 0];
        const isLeft = mine.some((hand) => totalOf(hand).total <= 21);
        while (!isNatural && isLeft && totalOf(dealer).total < 17) dealer.push(cards[next++] ?? 0);
        expect(outcome.dealer).toEqual(dealer);
        const other = totalOf(dealer).total;
        const won = mine.map((hand, index) => {
          const { total } = totalOf(hand);
          const result = total > 21 ? 0 : other > 21 || total > other ? 2 : total === other ? 1 : 0;
          return result * (doubled[index] ? 2 : 1);
        });
        const isPaidMore = isNatural && totalOf(mine[0] ?? []).total === 21 && other !== 21;
        expect(blackjackPays(outcome)).toBe(isPaidMore ? 25_000 : won.reduce((sum, each) => sum + each, 0) * 10_000);
      }),
      { numRuns: 400 },
    );
  });

  it("returns 99.4296 % of the first stake with the best play, by all cards that can come", () => {
    expect((100 * blackjackReturn()).toFixed(4)).toBe("99.4296");
  });
});

describe("video poker", () => {
  it.each([
    ["royal_flush", "10H JH QH KH AH"],
    ["straight_flush", "AS 2S 3S 4S 5S"],
    ["four_of_a_kind", "9D 9H 9S 9C 2D"],
    ["full_house", "KD KH KS 2C 2D"],
    ["flush", "2D 5D 9D JD KD"],
    ["straight", "10D JH QH KH AH"],
    ["straight", "AD 2H 3S 4C 5D"],
    ["three_of_a_kind", "7D 7H 7S KC 2D"],
    ["two_pair", "7D 7H 3S 3C 2D"],
    ["jacks_or_better", "JD JH 3S 8C 2D"],
    [null, "10D 10H 3S 8C 2D"],
    [null, "QD KH AS 2C 3D"],
    [null, "2D 5D 9D JD KH"],
  ])("knows %s of %s, in any order", (hand, text) => {
    const cards = cardsOf(text);
    for (const order of [cards, cards.toReversed(), cards.toSorted(() => -1), [...cards.slice(2), ...cards.slice(0, 2)]])
      expect(handOf(order)).toBe(hand);
  });

  it("knows as many hands of each kind as there are, among all that have a two of diamonds", () => {
    const counts: Partial<Record<string, number>> = {};
    const hand = [0, 0, 0, 0, 0];
    for (let b = 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++)
          for (let e = d + 1; e < 52; e++) {
            [hand[1], hand[2], hand[3], hand[4]] = [b, c, d, e];
            const found = handOf(hand) ?? "nothing";
            counts[found] = (counts[found] ?? 0) + 1;
          }
    // those with the card by the known counts of all 2,598,960: five of fifty-two of those whose ranks are all alike
    expect(counts).toMatchObject({
      four_of_a_kind: (624 * 5) / 52,
      full_house: (3_744 * 5) / 52,
      three_of_a_kind: (54_912 * 5) / 52,
    });
    expect(counts).toMatchObject({ two_pair: (123_552 * 5) / 52, straight: 2 * 4 ** 4 - 2, straight_flush: 2 });
    expect(counts["flush"]).toBe(495 - 2); // four more of twelve of the suit, without straights
    expect(counts["royal_flush"]).toBeUndefined();
    expect(Object.values(counts).reduce((sum = 0, count = 0) => sum + count, 0)).toBe(249_900);
  });

  it("keeps what is held in its place, and draws the others from one pack", () => {
    const places = fc.subarray([0, 1, 2, 3, 4]);
    fc.assert(
      fc.property(floats, places, (numbers, held) => {
        const begun = videoPoker.start(drawOf(numbers), {});
        const all = videoPoker.again(drawOf(numbers), {}, begun).dealt;
        expect(new Set(all).size).toBe(10);
        const taken = videoPoker.take(drawOf(numbers), {}, begun, { kind: "hold", held });
        const cards = taken?.outcome.cards ?? [];
        const rest = all.slice(5);
        expect(cards).toEqual(begun.dealt.map((card, place) => (held.includes(place) ? card : rest.shift())));
        const hand = handOf(cards);
        expect(taken).toMatchObject({ isLast: true, isLost: hand === null });
        const outcome = taken?.outcome ?? begun;
        expect(videoPoker.worth({}, outcome)).toBe(hand === null ? 0 : pokerPays[hand] * 10_000);
        expect(videoPoker.take(drawOf(numbers), {}, outcome, { kind: "hold", held })).toBeNull();
        expect(videoPoker.again(drawOf(numbers), {}, outcome)).toEqual(outcome);
      }),
    );
  });
});
