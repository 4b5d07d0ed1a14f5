import { zoneAt } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { homeOf, type Resident } from "./home_of";

interface Account extends Resident {
  timeZone: string | null;
}

/** By whose clocks an account's days, weeks and months begin: its own, else its market's. */
export const zoneOf = (settings: Pick<SiteSettings, "markets" | "servedCountries">, account: Account): string =>
  account.timeZone ?? zoneAt(settings, homeOf(account));
