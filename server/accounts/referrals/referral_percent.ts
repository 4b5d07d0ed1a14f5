import { type Place, profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";

/** What is given for friends, in percent; nothing where a market that one of these places is in forbids it. */
export const referralPercent = (settings: SiteSettings, ...places: readonly Place[]): number =>
  places.some((place) => profileOf(settings, place)?.referrals?.value === false) ? 0 : settings.referAFriendPercent;
