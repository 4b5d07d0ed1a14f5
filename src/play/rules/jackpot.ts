/** A jackpot as its players may know it: amounts in minor units of its currency. */
export interface JackpotRules {
  /** What it begins with again after each win. */
  seedAmount: number;
  /** How much of each bet goes in, in hundredths of a percent. */
  share: number;
}

/** The amounts at which it may drop, from the first to the last, all of them equally likely. */
export const dropRange = ({ seedAmount }: Pick<JackpotRules, "seedAmount">): { first: number; last: number } => ({
  first: seedAmount + Math.ceil(seedAmount / 4),
  last: 3 * seedAmount + 1,
});

/**
 * What it gives back of what is bet, in hundredths of a percent, rounded down: all that bets bring, and what the casino begins it with
 * once for what they bring between two wins on average. `jackpot_return` in the database computes the same.
 */
export function jackpotReturn({ seedAmount, share }: JackpotRules): number {
  const twice = Math.ceil(seedAmount / 4) + 2 * seedAmount + 1; // what bets bring between two wins, on average
  return Number((BigInt(share) * BigInt(2 * seedAmount + twice)) / BigInt(twice));
}

/** How likely it is that a bet which brings so much wins it, for who knows what it holds and that it has not dropped. */
export function dropChance(rules: JackpotRules & { amount: number }, brought: number): number {
  const { first, last } = dropRange(rules);
  const left = last - Math.max(rules.amount, first - 1);
  const reached = rules.amount + brought - Math.max(rules.amount, first - 1);
  return left <= 0 ? 1 : Math.min(1, Math.max(0, reached / left));
}
