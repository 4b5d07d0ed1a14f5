import { expect, it } from "vitest";
import { termsOf } from "../../../editor/desk/promotions/promotion_terms";
import { promotionRules } from "../../../schemas/promotion_content";
import { toOfferTerms } from "../bonuses/bonus_answer";
import { termsFor } from "../bonuses/terms";
import { toEngine } from "./content";

const names = new Map([["ember-drake", "Ember Drake"]]);
const money = { EUR: 20.5, NOK: 240 };

it.each([
  { kind: "match", percent: 50, cap: money, minDeposit: { EUR: 10 } },
  { kind: "amount", amount: money },
  { kind: "spins", count: 20, stake: { EUR: 0.1 }, games: ["ember-drake", "unknown"], minDeposit: null },
  { kind: "spins", count: 20, stake: { EUR: 0.1 }, games: ["ember-drake"], minDeposit: money },
  { kind: "cashback", percent: 10, cap: money, minLoss: { EUR: 5 }, days: 7 },
  { kind: "rakeback", percent: 5, days: 7 },
])("players read the terms that the back office showed before, amounts and games too: $kind (issue 16)", (gives) => {
  const rules = promotionRules.parse({
    ...{ gives, wager: { times: 3, on: "bonus" }, use: "REAL_TO_FUN", maxBet: { EUR: 5 }, shares: { dice: 50 }, days: 9 },
    ...{ excludedGames: ["ember-drake"], oncePer: "week", takers: 100 },
  });
  const sent = toOfferTerms(termsFor(toEngine(rules), 1, { currencyCode: "EUR", rate: "1", maxWager: null }), names);
  expect(termsOf(rules, (game) => names.get(game) ?? game)).toEqual(sent);
});
