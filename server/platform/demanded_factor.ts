import type { SiteSettings } from "../../schemas/settings";
import { HttpError } from "./api_error";

interface Site {
  settings(): { settings: SiteSettings };
}

/** Whether somebody of the back office has to set up a second factor before they may do anything there. */
export const lacksDemandedFactor = ({ settings }: Site, { totpEnabledAt }: { totpEnabledAt: Date | null }) =>
  settings().settings.staffSecondFactor === true && totpEnabledAt === null;

/** Refuses who has not; setting it up is a call of every account, so that they can. */
export function requireDemandedFactor(site: Site, user: { totpEnabledAt: Date | null }): void {
  if (lacksDemandedFactor(site, user))
    throw new HttpError(403, "two_factor.demanded", "Set up a second factor first: the back office demands one.");
}
