import type { Market, SiteSettings } from "../../../schemas/settings";

/** The markets that demand a panic button on every page, with their countries, as their profiles say; a test compares. */
export const panicMarkets: Partial<Record<Market, string>> = { DE: "DE" };

/** Whether the licence that serves a country demands it. The browser has no profiles: they are large. */
export function isPanicDemanded(
  { markets, servedCountries }: Pick<SiteSettings, "markets" | "servedCountries">,
  country: string | null,
): boolean {
  return markets.some((market) => {
    const home = panicMarkets[market];
    if (home === undefined || country === null) return false;
    const named = servedCountries.find((entry) => entry.market === market)?.countries.allowedCountries;
    return named?.length ? named.includes(country) : home === country;
  });
}
