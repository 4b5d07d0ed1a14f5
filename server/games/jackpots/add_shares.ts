import { toBaseParts } from "../../money/rates/convert";

/** A settled bet that shares in a jackpot, with the rate that it was bet at. */
export interface SharingRound {
  id: string;
  number: number;
  gameId: number;
  userId: number | null;
  currencyCode: string;
  rate: string;
  bet: number;
}

interface Pot {
  amount: number;
  /** What shares have brought beyond whole minor units, in parts of one. */
  fraction: number;
  seedAmount: number;
  share: number;
  dropsAt: number;
}

/** Of a minor unit: so little is lost where a rate does not divide evenly that all bets of a century are no cent. */
const parts = 1_000_000_000_000n;

interface Drop<Round> {
  round: Round;
  amount: number;
  nextDropsAt: number;
}

/** What rounds, in their order, make of a jackpot: all that they bring, and who takes it over its threshold. */
export function addShares<Round extends SharingRound>(
  pot: Pot,
  rounds: readonly Round[],
  { mayWin, nextDrop }: { mayWin: (round: Round) => boolean; nextDrop: (seedAmount: number) => number },
) {
  let { amount, fraction, dropsAt } = pot;
  let shares = 0;
  const drops: Drop<Round>[] = [];
  for (const round of rounds) {
    const brought = (toBaseParts(round.bet, round, parts) * BigInt(pot.share)) / 10_000n + BigInt(fraction);
    const whole = Number(brought / parts);
    fraction = Number(brought % parts);
    shares += whole;
    amount += whole;
    if (amount < dropsAt || !mayWin(round)) continue;
    const nextDropsAt = nextDrop(pot.seedAmount);
    drops.push({ round, amount, nextDropsAt });
    amount = pot.seedAmount;
    dropsAt = nextDropsAt;
  }
  return { amount, fraction, dropsAt, shares, drops };
}
