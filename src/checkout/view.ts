import type { Language } from "../../schemas/language";

/** What the practice provider's server tells its page, beside the words. */
export interface View {
  /** A payment by card, the card's fields alone, or the embedded cashier. */
  view: "card" | "fields" | "cashier";
  /** Of the payment; of the fields' own session. */
  id: string;
  language: Language;
  brand: string;
  merchant: string;
  /** The only page that this one talks to. */
  merchantOrigin: string;
  /** The name that the merchant knows the customer by. */
  holder: string;
  /** As the language writes it. */
  amount?: string | number;
  currency?: string;
  min?: number;
  max?: number;
  systems?: readonly string[];
  words: Record<string, string>;
}

/** A word of the provider's with what stands in its places. */
export const say = ({ words }: View, key: string, values: Record<string, string> = {}) =>
  (words[key] ?? key).replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
