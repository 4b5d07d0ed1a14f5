import { type BonusRules, type BonusTerms, changeAmounts } from "../../../schemas/bonus_rules";
import { baseCurrency, fromBase } from "../../money/rates/convert";

export interface Payer {
  currencyCode: string;
  /** What one euro is in it. */
  rate: string;
  /** The most that the market lets a bonus be wagered. */
  maxWager: number | null;
}

/** The rules as a player of this currency and market has them. */
export function termsFor(rules: BonusRules, version: number, { currencyCode, rate, maxWager }: Payer): BonusTerms {
  const amount = (amounts: Record<string, number>): number =>
    amounts[currencyCode] ?? fromBase(amounts[baseCurrency] ?? 0, { currencyCode, rate });
  const { gives, maxBet, wager } = rules;
  return {
    version,
    currencyCode,
    gives: changeAmounts(gives, amount),
    wager: { ...wager, times: Math.min(wager.times, maxWager ?? wager.times) },
    use: rules.use,
    shares: rules.shares,
    excludedGames: rules.excludedGames,
    days: rules.days,
    waitDays: rules.waitDays,
    maxBet: maxBet && amount(maxBet),
    oncePer: rules.oncePer,
  };
}
