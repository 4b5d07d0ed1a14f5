/** Multipliers are whole numbers of ten-thousandths, so that what is paid is exact: 19800 pays 1.98 for one. */
export const one = 10_000;

export const fromHundredths = (hundredths: number): number => hundredths * (one / 100);

/** What comes back for a bet at least, both in minor units. */
export const payoutOf = (bet: number, multiplier: number): number => Number((BigInt(bet) * BigInt(multiplier)) / BigInt(one));

/**
 * What comes back for a bet, in whole minor units. What is less than one of them is paid as a whole one with just that chance,
 * by a number from 0 to below 1 that is the round's own: on average every bet, however low, returns what the multiplier says.
 */
export function roundedPayout(bet: number, multiplier: number, rounding: number): number {
  const left = Number((BigInt(bet) * BigInt(multiplier)) % BigInt(one));
  return payoutOf(bet, multiplier) + (Math.floor(rounding * one) < left ? 1 : 0);
}

/** Of every 100 that are bet, 99 come back, in dice, limbo, mines, High Low and towers. */
export const returnShare = 0.99;
