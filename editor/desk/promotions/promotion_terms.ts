import type { PromotionRules } from "../../../schemas/promotion_content";
import type { OfferTerms } from "../../../schemas/offer_terms";

type Amounts = Record<string, number>;

/** The terms that players with euros would be shown, as the server makes them of the published rules. */
export function termsOf(rules: PromotionRules, nameOf: (game: string) => string): OfferTerms {
  const money = (amounts: Amounts) => amounts["EUR"] ?? 0;
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: nameOf(id) }));
  const { gives } = rules;
  const given = (): OfferTerms["gives"] => {
    switch (gives.kind) {
      case "match":
        return { ...gives, cap: money(gives.cap), minDeposit: money(gives.minDeposit) };
      case "amount":
        return { ...gives, amount: money(gives.amount) };
      case "spins":
        return {
          ...gives,
          stake: money(gives.stake),
          games: named(gives.games),
          minDeposit: gives.minDeposit === null ? null : money(gives.minDeposit),
        };
      case "cashback":
        return { ...gives, cap: money(gives.cap), minLoss: money(gives.minLoss) };
      case "rakeback":
        return gives;
    }
  };
  return {
    currencyCode: "EUR",
    gives: given(),
    wager: rules.wager,
    use: rules.use,
    maxBet: rules.maxBet === null ? null : money(rules.maxBet),
    shares: Object.fromEntries(Object.entries(rules.shares).map(([client, share]) => [client, share ?? 100])),
    excludedGames: named(rules.excludedGames),
    days: rules.days,
    oncePer: rules.oncePer,
  };
}
