/** A settled bet that shares in a jackpot; amounts are in the jackpot's currency. */
export interface SharingRound {
  id: string;
  number: number;
  gameId: number;
  userId: number | null;
  currencyCode: string;
  bet: number;
  baseBet: number;
}

interface Pot {
  amount: number;
  /** Ten-thousandths of a minor unit that shares have brought beyond whole ones. */
  fraction: number;
  seedAmount: number;
  share: number;
  dropsAt: number;
}

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
    const brought = round.baseBet * pot.share + fraction;
    const whole = Math.floor(brought / 10_000);
    fraction = brought % 10_000;
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
