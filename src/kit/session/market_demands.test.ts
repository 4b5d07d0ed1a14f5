import { expect, it } from "vitest";
import { demandsIn } from "../../../schemas/demands_in";
import type { Market } from "../../../schemas/settings";
import { profiles } from "../../../schemas/profiles";
import { hasLimitReview, leastAgeIn, needsPanicButton } from "./market_demands";

const of = (...markets: Market[]) => ({ demands: demandsIn({ markets, servedCountries: [] }) });
const player = { session: "user" as const, country: null };

it.each([...profiles.values()].map((profile) => [profile.code, profile] as const))(
  "pages in %s have what its profile demands, and nobody's elsewhere have (D-14)",
  (code, profile) => {
    const seen = (country: string) => [
      needsPanicButton(of(code), player, country),
      hasLimitReview(of(code), country),
      leastAgeIn(of(code), country),
    ];
    const wanted = [profile.panicButton !== undefined, profile.limitReview !== undefined, profile.minimumAge?.years ?? 18];
    expect([seen(profile.country), seen("JP")]).toEqual([wanted, [false, false, 18]]);
  },
);

it("a market demands it wherever it serves, of who is signed in, by their home and not by where they are", () => {
  const austrian = {
    demands: demandsIn({ markets: ["DE"], servedCountries: [{ market: "DE", countries: { allowedCountries: ["AT"] } }] }),
  };
  expect(["AT", "DE"].map((home) => needsPanicButton(austrian, player, home))).toEqual([true, false]);
  expect(needsPanicButton(of("DE"), { session: "guest", country: "DE" }, null)).toBe(false);
  expect(needsPanicButton(of("DE"), { session: "user", country: "MT" }, "DE")).toBe(true);
  expect([leastAgeIn(of("ON", "MT"), "CA"), leastAgeIn(of("ON", "MT"), "MT"), leastAgeIn({}, "CA")]).toEqual([19, 18, 18]);
});
