import type { SiteSettings } from "../../../schemas/settings";
import { profileOf } from "../../../schemas/served_by";
import { homeOf, type Resident } from "../../accounts/markets/home_of";

/** What players are told about how long a review takes. */
export const reviewMinutes = 120;

/** Where a market's profile says nothing: five years, as most laws against money laundering. */
const usualTerm = "P5Y";

/** How long documents are kept after an account is closed, by the market of its home, ISO 8601. */
export const keptFor = (settings: SiteSettings, account: Resident): string =>
  profileOf(settings, homeOf(account))?.documents?.keptFor ?? usualTerm;
