import { describe, expect, it } from "vitest";
import { createWords } from "../../../kit/words/create_words";
import games from "../../../../locales/en/player/games.json";
import { funTextOf, gameStats } from "./game_stats";

const reader = { t: createWords("en", { games }), language: "en", currency: "EUR" } as const;
const values = (figures: { returnToPlayer: number | null; maxMultiplier: number | null; minBet: number | null }) =>
  gameStats({ masterCasinoGameId: 12, ...figures }, reader).map(({ value }) => value);

describe("gameStats", () => {
  it("shows the multiplier with two decimals, and a whole one without (L-5.25)", () => {
    expect(values({ returnToPlayer: 96.42, maxMultiplier: 12.5, minBet: 0.1 })[1]).toBe("12.50×");
    expect(values({ returnToPlayer: 96.42, maxMultiplier: 5200, minBet: 0.1 })).toEqual(["96.42%", "5,200×", "€0.10"]);
  });

  it("shows a dash for null (L-5.20, L-9.41)", () => {
    expect(values({ returnToPlayer: null, maxMultiplier: null, minBet: null })).toEqual(["-", "-", "-"]);
  });

  it("shows a dash for zero, and one of four texts for a multiplier of zero (L-5.20, L-5.21)", () => {
    const [rtp, multiplier, minBet] = values({ returnToPlayer: 0, maxMultiplier: 0, minBet: 0 });
    expect([rtp, minBet]).toEqual(["-", "-"]);
    expect(Object.values(games.fun)).toContain(multiplier);
  });
});

it("gives a game always the same text, and uses all four (L-5.21)", () => {
  const texts = Array.from({ length: 100 }, (_, id) => funTextOf(id));
  expect(new Set(texts)).toEqual(new Set([1, 2, 3, 4]));
  expect(texts).toEqual(Array.from({ length: 100 }, (_, id) => funTextOf(id)));
});
