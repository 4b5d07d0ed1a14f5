import { expect, it } from "vitest";
import { profiles } from "../../../schemas/profiles";
import { isPanicDemanded, panicMarkets } from "./panic_demanded";

it("knows the markets whose profiles demand a panic button", () => {
  const demanding = [...profiles.values()].filter(({ panicButton }) => panicButton);
  expect(Object.fromEntries(demanding.map(({ code, country }) => [code, country]))).toEqual(panicMarkets);
});

it("asks for it where a market that demands it serves the country", () => {
  const at = (markets: ("DE" | "MT")[], country: string | null) => isPanicDemanded({ markets, servedCountries: [] }, country);
  expect([at(["DE"], "DE"), at(["DE"], "MT"), at(["MT"], "DE"), at(["DE"], null)]).toEqual([true, false, false, false]);
});
