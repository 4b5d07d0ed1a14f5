import { localeOf } from "../../../schemas/language";
import { type Language, languages, type Text } from "../../../schemas/text";
import { formatMoney, formatNumber, formatPercent } from "../../../src/kit/ui/format";
import type { GameDescriptionWords } from "../../platform/words/site_words";

/** What a game's page says about it to search engines; figures that nobody knows are null. */
export interface GameFacts {
  id: number;
  name: string;
  studio: string;
  category: Text;
  themes: readonly string[];
  /** In percent. */
  returnToPlayer: number | null;
  /** In major units of the currency. */
  minBet: number | null;
  currency: string;
  maxMultiplier: number | null;
  volatility: string | null;
  hasDemo: boolean;
  hasBonusBuy: boolean;
}

type Words = Record<Language, { game_descriptions: GameDescriptionWords }>;

/** A game's own description in every language, from its facts: which of the sentences it gets hangs on its number, so that it stays the same. */
export const describeGame = (facts: GameFacts, words: Words): Text =>
  Object.fromEntries(languages.map((language) => [language, describeIn(language, facts, words[language].game_descriptions)]));

function describeIn(language: Language, facts: GameFacts, words: GameDescriptionWords): string {
  const { id, name, studio, category, themes, returnToPlayer, minBet, currency, maxMultiplier, volatility } = facts;
  const places: Record<string, string | null | undefined> = {
    name,
    studio,
    category: category[language] || category.en,
    themes: listed(
      themes.flatMap((theme) => words.themes[theme] ?? []),
      language,
    ),
    rtp: returnToPlayer === null ? null : formatPercent(returnToPlayer, language),
    bet: minBet === null ? null : formatMoney(minBet, { language, currency }),
    win: maxMultiplier === null ? null : formatNumber(maxMultiplier, language),
    volatility: volatility === null ? null : words.volatilities[volatility],
  };
  const extra = words.extras[extraOf(facts)];
  const sentences = [words.openings, words.themed, words.figures].map((choice, place) =>
    chosen(Object.values(choice), id + place, places),
  );
  return [...sentences, extra].filter(Boolean).join(" ");
}

const listed = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(names);

const extraOf = ({ hasDemo, hasBonusBuy }: GameFacts) => {
  if (hasDemo && hasBonusBuy) return "demo_and_bonus_buy";
  if (hasDemo) return "demo";
  return hasBonusBuy ? "bonus_buy" : "none";
};

/** One of the sentences whose every place can be filled, always the same for the same number. */
function chosen(sentences: readonly string[], number: number, places: Record<string, string | null | undefined>) {
  const whole = sentences.filter((sentence) => namesIn(sentence).every((name) => places[name]));
  const sentence = whole[number % whole.length] ?? "";
  return sentence.replaceAll(/{{(\w+)}}/g, (_, name: string) => places[name] ?? "");
}

const namesIn = (sentence: string) => [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name = ""]) => name);
