import { type CountryDemands, usualDemands } from "../../../schemas/registration";
import { type Place, profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";

/** What the licence that serves a place asks of an account there (D-39). */
export function demandsOf(settings: Pick<SiteSettings, "markets" | "servedCountries">, place: Place): CountryDemands {
  const profile = profileOf(settings, place);
  return {
    minimumAge: profile?.minimumAge?.years ?? usualDemands.minimumAge,
    minPasswordLength: profile?.password?.minLength ?? usualDemands.minPasswordLength,
  };
}

type Confirming = Pick<SiteSettings, "markets" | "servedCountries" | "verifyEmailStatusOnLogin">;

/**
 * Whether an account opens by the link of a letter alone, so that signing up tells nobody who has one: where the site wants it, or the
 * licence that serves its home.
 */
export const isEmailConfirmedFirst = (settings: Confirming, place: Place): boolean =>
  settings.verifyEmailStatusOnLogin || profileOf(settings, place)?.signUpTellsNothing?.value === true;
