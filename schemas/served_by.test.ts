import { describe, expect, it } from "vitest";
import type { SiteSettings } from "./settings";
import { isServed, profileOf, servedBy } from "./served_by";

const settings: Pick<SiteSettings, "markets" | "servedCountries"> = {
  markets: ["CW", "MT", "GB", "ON"],
  servedCountries: [
    { market: "MT", countries: { allowedCountries: ["MT", "DE", "DK"] } },
    { market: "CW", countries: { restrictedCountries: ["US", "GB", "FR", "CA"] } },
  ],
};

describe("which licence serves a country (D-39)", () => {
  it.each([
    ["GB", null, "GB"],
    ["DK", null, "MT"],
    ["MT", null, "MT"],
    ["BR", null, "CW"],
    ["US", null, null],
    ["FR", null, null],
    ["CA", null, null],
    ["CA", "QC", null],
    ["CA", "ON", "ON"],
    ["CA", "Ontario", "ON"],
  ])("is for %s %s %s", (country, subdivision, market) => {
    expect(servedBy(settings, { country, subdivision })).toBe(market);
    expect(isServed(settings, { country, subdivision })).toBe(market !== null);
  });

  it("lets who can't be placed be asked, and refuses nobody where no market is set", () => {
    expect(isServed(settings, { country: null })).toBe(true);
    expect(isServed({ markets: [], servedCountries: [] }, { country: "US" })).toBe(true);
  });

  it("brings the profile's age and password along", () => {
    expect(profileOf(settings, { country: "CA", subdivision: "ON" })?.minimumAge?.years).toBe(19);
    expect(profileOf(settings, { country: "DK" })?.password?.minLength).toBe(8);
    expect(profileOf(settings, { country: "BR" })?.password).toBeUndefined();
  });
});
