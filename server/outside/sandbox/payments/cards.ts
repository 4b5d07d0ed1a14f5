/** The practice cards, each with what it brings about (documented in docs/payment_sandbox.md). Numbers are nobody's. */
const behaviours: Record<string, CardBehaviour> = {
  "4111111111111111": {},
  "5555555555554444": {},
  "4000002760003184": { challenge: "creq_post" },
  "4000002500003155": { challenge: "pareq_get" },
  "4000000000003220": { challenge: "pareq_post" },
  "4000000000000002": { outcome: "declined", reason: "declined_by_bank" },
  "4000000000009995": { outcome: "declined", reason: "insufficient_funds" },
  "4000000000000069": { outcome: "declined", reason: "expired_card" },
  "4000000000000077": { outcome: "later" },
  "4000000000000259": { outcome: "charged_back" },
};

export const practiceCards = Object.entries(behaviours);

/** How the bank of a card asks its customer: with 3-D Secure 2 by POST, with 1 by GET or by POST. */
export type Challenge = "creq_post" | "pareq_get" | "pareq_post";

export interface CardBehaviour {
  challenge?: Challenge;
  outcome?: "declined" | "later" | "charged_back";
  reason?: string;
}

/** What a card does, as a word that may be kept beside its last digits. */
export const behaviourOf = (number: string): string => JSON.stringify(behaviours[number] ?? {});
export const readBehaviour = (behaviour: string) => JSON.parse(behaviour) as CardBehaviour;

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, "Visa"],
  [/^(?:5[1-5]|2[2-7])/, "Mastercard"],
  [/^(?:6011|65|64[4-9])/, "Discover"],
  [/^35/, "JCB"],
  [/^62/, "UnionPay"],
];

export const brandOf = (number: string) => brands.find(([start]) => start.test(number))?.[1] ?? "Card";
