import type { MarketDemands, VisitorSettings } from "./market_demands";
import type { Profile } from "./profile";
import { personalNumbers, profiles } from "./profiles";
import { usualDemands } from "./registration";
import type { SiteSettings } from "./settings";

type Licences = Pick<SiteSettings, "markets" | "servedCountries">;

/** What the site's markets want of its pages, as their profiles say; those that want nothing are left out. */
export const demandsIn = ({ markets, servedCountries }: Licences): MarketDemands[] =>
  markets.flatMap((market) => {
    const profile = profiles.get(market);
    if (!profile) return [];
    const named = servedCountries.find((entry) => entry.market === market)?.countries.allowedCountries;
    const demands = {
      countries: named?.length ? named : [profile.country],
      panicButton: profile.panicButton !== undefined,
      limitReview: profile.limitReview !== undefined,
      minimumAge: profile.minimumAge?.years ?? usualDemands.minimumAge,
      ...(profile.topBar && { topBar: barOf(profile.topBar) }),
    };
    const { panicButton, limitReview, minimumAge, topBar } = demands;
    return panicButton || limitReview || topBar || minimumAge > usualDemands.minimumAge ? [demands] : [];
  });

/** Without where it is written. */
const barOf = ({ name, language, links }: NonNullable<Profile["topBar"]>): MarketDemands["topBar"] => ({ name, language, links });

export const withDemands = (settings: SiteSettings): VisitorSettings => ({
  ...settings,
  demands: demandsIn(settings),
  personalNumbers: personalNumbers(),
});
