import type { Profile } from "./profile";
import { profiles } from "./profiles";
import type { Market, SiteSettings } from "./settings";

type Licences = Pick<SiteSettings, "markets" | "servedCountries">;

/** Where somebody is or lives, as far as that is known. */
export interface Place {
  country: string | null;
  subdivision?: string | null;
}

/** The licence that serves a place (D-39): one that names its country before one that serves all but some; null where none does. */
export function servedBy(settings: Licences, place: Place): Market | null {
  const named = settings.markets.find((market) => namesPlace(settings, market, place));
  return named ?? settings.markets.find((market) => servesRest(settings, market, place)) ?? null;
}

/** Whether somebody there may open an account, deposit and play for money. Who can't be placed is asked; a site without markets refuses nobody. */
export const isServed = (settings: Licences, place: Place): boolean =>
  settings.markets.length === 0 || place.country === null || servedBy(settings, place) !== null;

/** What the market asks for that serves a place. */
export function profileOf(settings: Licences, place: Place): Profile | null {
  const market = servedBy(settings, place);
  return (market && profiles.get(market)) ?? null;
}

/** By whose clocks days begin for somebody there who has none of their own. */
export const zoneAt = (settings: Licences, place: Place): string => profileOf(settings, place)?.timeZone?.name ?? "UTC";

const listOf = ({ servedCountries }: Licences, market: Market) =>
  servedCountries.find((entry) => entry.market === market)?.countries;

function namesPlace(settings: Licences, market: Market, { country, subdivision }: Place): boolean {
  const profile = profiles.get(market);
  const list = listOf(settings, market);
  const named = list ? (list.allowedCountries ?? []) : profile ? [profile.country] : [];
  if (!country || !named.includes(country)) return false;
  if (!profile?.subdivision || country !== profile.country) return true;
  const part = subdivision?.toLowerCase();
  return part === profile.subdivision.toLowerCase() || part === market.toLowerCase();
}

function servesRest(settings: Licences, market: Market, { country }: Place): boolean {
  const list = listOf(settings, market);
  if (!list || country === null || list.allowedCountries?.length) return false;
  return !list.restrictedCountries?.includes(country);
}
