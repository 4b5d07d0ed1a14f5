import { expect, it } from "vitest";
import { languages } from "../../../../schemas/language";
import type { OfferTerms } from "../../../../schemas/offer_terms";
import { clients } from "../../../../schemas/play/clients";
import { loadAllWords } from "../../../kit/words/load_all_words";
import { keyTerms } from "./key_terms";

const terms: OfferTerms = {
  currencyCode: "EUR",
  gives: { kind: "amount", amount: 10 },
  wager: { times: 35, on: "bonus" },
  use: "REAL_TO_FUN",
  maxBet: 5,
  shares: Object.fromEntries(clients.map((client) => [client, 10])),
  excludedGames: [],
  days: 7,
  oncePer: "player",
};
const countsIn = async (language: (typeof languages)[number], shares: OfferTerms["shares"]) => {
  const t = await loadAllWords(language);
  return keyTerms({ ...terms, shares }, {}, { t, language }).find(({ key }) => key === "counts")?.value;
};

it("names the games that count in part as players know them", async () => {
  expect(await countsIn("en", { dice: 10, video_poker: 10, hilo: 50, slot: 100 })).toBe(
    "High Low 50%; Dice, Video poker 10%; all others 100%",
  );
});

it.each(languages)("has a word for each kind of game in %s", async (language) => {
  expect(await countsIn(language, terms.shares)).not.toMatch(/_|bonus\.terms/);
});
