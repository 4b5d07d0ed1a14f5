/** Multipliers are whole numbers of ten-thousandths, so that what is paid is exact: 19800 pays 1.98 for one. */
export const one = 10_000;

export const fromHundredths = (hundredths: number): number => hundredths * (one / 100);

/** What comes back for a bet, both in minor units; what is less than one of them stays with the house. */
export const payoutOf = (bet: number, multiplier: number): number => Number((BigInt(bet) * BigInt(multiplier)) / BigInt(one));

/** Of every 100 that are bet, 99 come back, in dice, limbo, mines and plinko. */
export const returnShare = 0.99;
