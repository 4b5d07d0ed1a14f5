import { expect, it } from "vitest";
import { profiles } from "../../schemas/profiles";
import { ageMarkets, isDemanded, leastAgeIn, panicMarkets, reviewMarkets } from "./market_demands";

it.each([
  ["a panic button", "panicButton", panicMarkets],
  ["a look at one's limits", "limitReview", reviewMarkets],
] as const)("knows the markets whose profiles demand %s (D-14)", (_, field, demanding) => {
  const asking = [...profiles.values()].filter((profile) => profile[field]);
  expect(Object.fromEntries(asking.map(({ code, country }) => [code, country]))).toEqual(demanding);
});

it("asks for it where a market that demands it serves the country", () => {
  const at = (markets: ("DE" | "MT")[], country: string | null) =>
    isDemanded(panicMarkets, { markets, servedCountries: [] }, country);
  expect([at(["DE"], "DE"), at(["DE"], "MT"), at(["MT"], "DE"), at(["DE"], null)]).toEqual([true, false, false, false]);
});

it("knows the markets that want players to be older, and tells who is there (D-14)", () => {
  const older = [...profiles.values()].filter(({ minimumAge }) => (minimumAge?.years ?? 18) > 18);
  expect(Object.fromEntries(older.map(({ code, country, minimumAge }) => [code, { country, years: minimumAge?.years }]))).toEqual(
    ageMarkets,
  );
  const at = (markets: ("ON" | "MT")[], country: string) => leastAgeIn({ markets, servedCountries: [] }, country);
  expect([at(["ON", "MT"], "CA"), at(["ON", "MT"], "MT"), at(["MT"], "CA")]).toEqual([19, 18, 18]);
});
