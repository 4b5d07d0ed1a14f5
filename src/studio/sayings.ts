import type { Spot, View } from "./view";

/** Words, numbers and money of a game's page, as its player's language writes them. */
export function createSayings({ language, currency, decimals, units, words }: View) {
  const locale = { no: "nb", pt: "pt-PT" }[language as string] ?? language;
  const isPlain = /^[A-Z]{3}$/.test(currency) && decimals < 8;
  const money = new Intl.NumberFormat(locale, {
    ...(isPlain && { style: "currency", currency }),
    maximumFractionDigits: decimals,
  });
  const short = new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: 3 });
  const times = new Intl.NumberFormat(locale);

  const say = (word: string, places: Record<string, string> = {}) =>
    (words[word] ?? word).replace(/{{(\w+)}}/g, (place, name: string) => places[name] ?? place);
  /** The studios write `×3.2`. */
  const ownNumbers = (text: string) =>
    text.replace(/\d+\.(\d+)/g, (number, { length }: string) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: length }).format(Number(number)),
    );
  return {
    say,
    ownNumbers,
    amountOf: (amount: number) => money.format(amount / units),
    shortOf: (amount: number) => short.format(amount / units),
    nameOf: ({ word, label }: Spot) => (word ? say(word) : ownNumbers(label ?? "")),
    /** What a spot pays for one. */
    payOf: ({ pays }: Spot) => `×${times.format(pays / 100)}`,
    resultOf: ({ result, isWord }: { result: string; isWord?: boolean }) => (isWord ? say(result) : ownNumbers(result)),
  };
}
export type Sayings = ReturnType<typeof createSayings>;
