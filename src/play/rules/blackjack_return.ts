/** Of 13 ranks so many count so many points: an ace 11, four of them 10. */
const ranks: readonly (readonly [points: number, chance: number])[] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((points) => [points, 1 / 13] as const),
  [10, 4 / 13],
  [11, 1 / 13],
];

interface Hand {
  total: number;
  /** Whether an ace counts 11 in it. */
  isSoft: boolean;
}

const empty: Hand = { total: 0, isSoft: false };

function plus({ total, isSoft }: Hand, points: number): Hand {
  const sum = total + points;
  const aces = Number(isSoft) + Number(points === 11);
  if (sum <= 21) return { total: sum, isSoft: aces > 0 };
  return { total: aces > 0 ? sum - 10 : sum, isSoft: aces > 1 && sum - 10 <= 21 };
}

const mean = (valueOf: (points: number) => number): number =>
  ranks.reduce((sum, [points, chance]) => sum + chance * valueOf(points), 0);

/** How likely each end of the dealer's is with a first card and no 21 in two: by total, 22 for all above 21. */
function dealersEnds(up: number): number[] {
  const ends = Array.from({ length: 23 }, () => 0);
  const draw = (hand: Hand, chance: number) => {
    if (hand.total >= 17) return void (ends[Math.min(22, hand.total)]! += chance);
    for (const [points, share] of ranks) draw(plus(hand, points), chance * share);
  };
  for (const [points, share] of ranks)
    if (up + points !== 21) draw(plus(plus(empty, up), points), share / (1 - naturalChance(up)));
  return ends;
}

/** How likely the dealer's second card makes 21. */
const naturalChance = (up: number): number => ranks.reduce((sum, [points, share]) => sum + (up + points === 21 ? share : 0), 0);

/** What the best play wins on average against a first card of the dealer's, for a stake of one. */
function bestAgainst(up: number) {
  const ends = dealersEnds(up);
  const stand = ({ total }: Hand): number =>
    total > 21
      ? -1
      : ends.reduce((sum, chance, end) => sum + chance * (end === 22 || end < total ? 1 : end === total ? 0 : -1), 0);
  const known = new Map<string, number>();
  const hit = (hand: Hand): number => mean((points) => goOn(plus(hand, points)));
  const goOn = (hand: Hand): number => {
    if (hand.total >= 21) return stand(hand);
    const key = `${hand.total} ${hand.isSoft}`;
    const value = known.get(key) ?? Math.max(stand(hand), hit(hand));
    known.set(key, value);
    return value;
  };
  const withTwo = (hand: Hand): number =>
    hand.total === 21 ? stand(hand) : Math.max(stand(hand), hit(hand), 2 * mean((points) => stand(plus(hand, points))));
  const split = (points: number): number =>
    2 * mean((next) => (points === 11 ? stand : withTwo)(plus(plus(empty, points), next)));
  return (first: number, second: number): number => {
    const whole = withTwo(plus(plus(empty, first), second));
    return first === second ? Math.max(whole, split(first)) : whole;
  };
}

/** What comes back on average of the first stake with the best play, by all cards that can come. */
export function blackjackReturn(): number {
  return (
    1 +
    mean((up) => {
      const natural = naturalChance(up);
      const best = bestAgainst(up);
      return mean((first) =>
        mean((second) => {
          if (first + second === 21) return 1.5 * (1 - natural);
          return natural * -1 + (1 - natural) * best(first, second);
        }),
      );
    })
  );
}
