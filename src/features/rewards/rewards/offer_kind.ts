import type { TFunction } from "i18next";
import type { OfferTerms } from "../../../../schemas/offer_terms";
import type { Language } from "../../../../schemas/text";

export interface KeyTerm {
  /** What it is, the same in every language. */
  key: string;
  name: string;
  value: string;
}

export interface Words {
  t: TFunction;
  language: Language;
}

/** Whether it begins with a deposit. */
export const needsDeposit = ({ gives }: OfferTerms): boolean =>
  gives.kind === "match" || (gives.kind === "spins" && gives.minDeposit !== null);

/** The least that has to be paid in for it. */
export const minimumOf = ({ gives }: OfferTerms): number =>
  gives.kind === "match" ? gives.minDeposit : gives.kind === "spins" ? (gives.minDeposit ?? 0) : 0;
