import type { Market, SiteSettings } from "../../schemas/settings";
import type { Viewer } from "../../schemas/viewer";

type Demanding = Partial<Record<Market, string>>;

/** The markets that demand a panic button on every page, with their countries, as their profiles say; a test compares. */
export const panicMarkets: Demanding = { DE: "DE" };

/** Whether the panic button stands on every page of this visitor: signed in, and of a market that demands it. */
export const needsPanicButton = (
  settings: Pick<SiteSettings, "markets" | "servedCountries">,
  { session, country }: Pick<Viewer, "session" | "country">,
  home: string | null | undefined,
): boolean => session === "user" && isDemanded(panicMarkets, settings, home ?? country);

/** The markets that want players asked now and then whether their limits are still right. */
export const reviewMarkets: Demanding = { GB: "GB" };

/** Whether one of these markets serves a country. The browser has no profiles: they are large. */
export function isDemanded(
  demanding: Demanding,
  { markets, servedCountries }: Pick<SiteSettings, "markets" | "servedCountries">,
  country: string | null,
): boolean {
  return markets.some((market) => {
    const home = demanding[market];
    if (home === undefined || country === null) return false;
    const named = servedCountries.find((entry) => entry.market === market)?.countries.allowedCountries;
    return named?.length ? named.includes(country) : home === country;
  });
}

/** Where a market wants players to be older than 18, with its country; where it is a part of one, all of it is told so. */
export const ageMarkets: Partial<Record<Market, { country: string; years: number }>> = { ON: { country: "CA", years: 19 } };

/** From which age somebody there may play. */
export const leastAgeIn = (settings: Pick<SiteSettings, "markets" | "servedCountries">, country: string | null): number =>
  Math.max(
    18,
    ...settings.markets.flatMap((market) => {
      const asked = ageMarkets[market];
      return asked && isDemanded({ [market]: asked.country }, settings, country) ? [asked.years] : [];
    }),
  );

/** The markets of a site that pages have to know of. */
export const demandingMarkets = (markets: readonly Market[]): Market[] =>
  markets.filter((market) => market in panicMarkets || market in reviewMarkets || market in ageMarkets);
