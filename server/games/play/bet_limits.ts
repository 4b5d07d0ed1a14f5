import { slotModelOf } from "../../../src/play/rules/slot_models";
import { baseCurrency, type Priced } from "../../money/rates/convert";
import { decimalsOf, toMinorUnits } from "../../platform/amounts";

/** In minor units of the session's currency. */
export interface BetLimits {
  minBet: number;
  maxBet: number;
  /** More than this is not paid for a round. */
  maxPayout: number;
}

const [lowest, highest, mostPaid] = [0.1, 500, 1_000_000];

/** What may be bet on a game. A slot's bets stay so low that its highest win can be paid. */
export function betLimitsOf(
  game: { client: string | null; clientModel: string | null; minBet: number | null },
  { currencyCode, rate }: Priced,
): BetLimits {
  const least = game.minBet === null ? lowest : game.minBet / 10 ** decimalsOf(baseCurrency);
  const most = game.client === "slot" ? Math.min(highest, mostPaid / slotModelOf(game.clientModel).maxMultiplier) : highest;
  const amount = (euros: number) => toMinorUnits(euros * roundRate(Number(rate)), currencyCode);
  return { minBet: Math.max(1, amount(least)), maxBet: amount(most), maxPayout: amount(mostPaid) };
}

/** The range of a bet that is so many stakes. A round of them wins no more than one of a stake does. */
export const limitsOfStakes = ({ minBet, maxBet, maxPayout }: BetLimits, stakes: number): BetLimits => ({
  minBet: minBet * stakes,
  maxBet: maxBet * stakes,
  maxPayout,
});

/** The nearest power of ten times one, two or five, so that limits are round numbers worth about the same everywhere. */
function roundRate(rate: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(rate));
  const lead = rate / magnitude;
  const round = lead < Math.sqrt(2) ? 1 : lead < Math.sqrt(10) ? 2 : lead < Math.sqrt(50) ? 5 : 10;
  return round * magnitude;
}
