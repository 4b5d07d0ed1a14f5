import * as z from "zod/mini";

/** How long numbers and codes are: by method, so that a platform that takes American Express can widen it (D-16). */
export interface CardRules {
  numberLengths: readonly number[];
  cvcLengths: readonly number[];
}
export const usualCard: CardRules = { numberLengths: [16], cvcLengths: [3] };

/** What somebody types; the number may have spaces. */
export interface CardValues {
  number: string;
  /** `MM/YY` */
  expiry: string;
  cvc: string;
  holder: string;
}
export type CardField = keyof CardValues;

export const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Digits in groups of four, no more than the longest number has (C-5.06). */
export const groupCardNumber = (text: string, { numberLengths } = usualCard) =>
  (
    digitsOf(text)
      .slice(0, Math.max(...numberLengths))
      .match(/.{1,4}/g) ?? []
  ).join(" ");

/** `1` is not a month yet, `5` can only be May: the slash comes by itself (C-5.07). */
export function writeExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[2-9]/.test(typed) || /^1[3-9]\d/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  const hasSlash = digits.length > 2 || (digits.length === 2 && text.trimEnd().endsWith("/"));
  return hasSlash ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** The check digit of ISO/IEC 7812. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with an expiry; a card is good through the last day of its month, in the 2000s (C-5.07 to C-5.09). */
export function expiryProblem(expiry: string, today: Date): string | null {
  if (expiry.trim() === "") return "error.card.expiry.required";
  const [, month = "", year = ""] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  if (!month) return "error.card.expiry.invalid";
  if (Number(month) < 1 || Number(month) > 12) return "error.card.expiry.invalidMonth";
  const lastMonth = (2000 + Number(year)) * 12 + Number(month) - 1;
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  return lastMonth < thisMonth ? "error.card.expiry.pastDate" : null;
}

export interface CardQuestion {
  rules?: CardRules;
  /** Whether the code is asked for: not where money goes out (C-5.10). */
  hasCvc?: boolean;
  today: Date;
}

/** The keys of what is wrong, by field; empty where nothing is (C-5.06 to C-5.11). */
export function cardProblems(values: CardValues, { rules = usualCard, hasCvc = true, today }: CardQuestion): Partial<CardValues> {
  const number = digitsOf(values.number);
  const expiry = expiryProblem(values.expiry, today);
  const isNumber = /^[\d ]*$/.test(values.number) && rules.numberLengths.includes(number.length) && passesLuhn(number);
  const isCvc = /^\d+$/.test(values.cvc) && rules.cvcLengths.includes(values.cvc.length);
  return {
    ...(!isNumber && { number: "error.card.number.invalid" }),
    ...(expiry && { expiry }),
    ...(hasCvc && !isCvc && { cvc: "error.card.cvc.invalid" }),
    ...(values.holder.trim() === "" && { holder: "error.cardholder.name.required" }),
  };
}

/** A card as a provider takes it. */
export const cardDetails = z.object({
  number: z.string().check(z.maxLength(30)),
  expiry: z.string().check(z.maxLength(10)),
  cvc: z.string().check(z.maxLength(10)),
  holder: z.string().check(z.maxLength(100)),
});
