import { slotModelOf } from "../../src/play/rules/slot_models";
import { betCurrency } from "../games/game_answer";
import { decimalsOf, toMinorUnits } from "../money";
import { rateOf } from "./rates";

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
  currencyCode: string,
): BetLimits {
  const least = game.minBet === null ? lowest : game.minBet / 10 ** decimalsOf(betCurrency);
  const most = game.client === "slot" ? Math.min(highest, mostPaid / slotModelOf(game.clientModel).maxMultiplier) : highest;
  const amount = (euros: number) => toMinorUnits(euros * roundRate(currencyCode), currencyCode);
  return { minBet: Math.max(1, amount(least)), maxBet: amount(most), maxPayout: amount(mostPaid) };
}

/** Rates as powers of ten times one, two or five, so that limits are round numbers. */
function roundRate(currencyCode: string): number {
  const rate = rateOf(currencyCode);
  const magnitude = 10 ** Math.floor(Math.log10(rate));
  const lead = rate / magnitude;
  const round = lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10;
  return round * magnitude;
}

/** In minor units of the site's base currency. */
export const toBase = (amount: number, currencyCode: string): number =>
  Math.round((amount / 10 ** decimalsOf(currencyCode) / rateOf(currencyCode)) * 10 ** decimalsOf(betCurrency));
