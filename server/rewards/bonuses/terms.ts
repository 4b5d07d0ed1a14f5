import type { BonusRules, BonusTerms } from "../../../schemas/bonus_rules";
import { baseCurrency, convert } from "../../money/rates/convert";

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
    amounts[currencyCode] ??
    convert(amounts[baseCurrency] ?? 0, { currencyCode: baseCurrency, rate: "1" }, { currencyCode, rate });
  const { gives, maxBet, wager } = rules;
  return {
    version,
    currencyCode,
    gives: givesIn(gives, amount),
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

function givesIn(gives: BonusRules["gives"], amount: (amounts: Record<string, number>) => number): BonusTerms["gives"] {
  switch (gives.kind) {
    case "match":
      return { ...gives, cap: amount(gives.cap), minDeposit: amount(gives.minDeposit) };
    case "amount":
      return { ...gives, amount: amount(gives.amount) };
    case "spins":
      return { ...gives, stake: amount(gives.stake), minDeposit: gives.minDeposit && amount(gives.minDeposit) };
    case "cashback":
      return { ...gives, cap: amount(gives.cap), minLoss: amount(gives.minLoss) };
    case "rakeback":
      return gives;
  }
}
