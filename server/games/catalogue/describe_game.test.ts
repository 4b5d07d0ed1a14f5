import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../../schemas/text";
import catalogue from "../../demo/catalogue.json";
import { readSiteWords } from "../../platform/words/site_words";
import { describeGame, type GameFacts } from "./describe_game";

const words = readSiteWords(join(import.meta.dirname, "../../.."));

const facts: GameFacts = {
  id: 1,
  name: "Golden Scarab",
  studio: "Dune & Dagger",
  category: { en: "Adventure", de: "Abenteuer" },
  themes: ["egypt", "treasure"],
  returnToPlayer: 94.76,
  minBet: 0.1,
  currency: "EUR",
  maxMultiplier: 1000,
  volatility: "low",
  hasDemo: true,
  hasBonusBuy: false,
};

const studios = new Map(catalogue.studios.map(({ id, name }) => [id, name]));
const subCategories = new Map(
  catalogue.categories.flatMap((category) => (category.subCategories ?? []).map(({ slug, name }) => [slug, name])),
);
const described = catalogue.games.map((game, id) =>
  describeGame(
    {
      ...game,
      id,
      studio: studios.get(game.studio) ?? "",
      category: subCategories.get(game.subCategory) ?? {},
      returnToPlayer: game.rtp,
      currency: "EUR",
    },
    words,
  ),
);

describe("a game's description for search engines", () => {
  it("says what is known of it, in every language, with figures as the language writes them", () => {
    const { en, de } = describeGame(facts, words);
    expect(en).toBe(
      "Play Golden Scarab by Dune & Dagger, one of our games under Adventure. Its themes are Egypt and Treasure. Win up to 1,000× your bet, with an RTP of 94.76% and bets from €0.10. Try the demo for free first.",
    );
    expect(de).toContain("RTP von 94,76\u00a0% und Einsätzen ab 0,10\u00a0€");
  });

  it("leaves out what nobody knows", () => {
    const unknown = { themes: [], returnToPlayer: null, minBet: null, maxMultiplier: null, volatility: null };
    expect(describeGame({ ...facts, ...unknown }, words).en).toBe(
      "Play Golden Scarab by Dune & Dagger, one of our games under Adventure. Try the demo for free first.",
    );
  });

  it("is different for each of the demo's games in each language: none of 3,045 is another's", () => {
    const all = described.flatMap((text) => Object.values(text));
    expect(all).toHaveLength(catalogue.games.length * languages.length);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(languages)("is a text of some 100 to 300 characters without an open place, in %s", (language) => {
    const wrong = described
      .map((text) => text[language] ?? "")
      .filter((text) => /[{}]|undefined|null/.test(text) || text.length < 80 || text.length > 300);
    expect(wrong).toEqual([]);
  });
});
