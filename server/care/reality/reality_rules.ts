import { realitySteps, usualRealityMinutes } from "../../../schemas/reality";
import { profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { homeOf, type Resident } from "../../accounts/markets/home_of";

interface Account extends Resident {
  /** The player's own choice; null for none. */
  realityMinutes: number | null;
}

export interface RealityRules {
  /** Minutes of play between two checks; 0 for none. */
  minutes: number;
  /** What the player may choose, the longest last; 0 only where no law asks for a check. */
  choices: readonly number[];
  isMandatory: boolean;
}

/**
 * How often a player must read how long they play and what it cost. The market's interval is the longest that may be chosen. Where it asks this of sessions
 * of slots alone, it holds for all games: a sign-in has one clock.
 */
export function realityRulesOf(settings: Pick<SiteSettings, "markets" | "servedCountries">, account: Account): RealityRules {
  const most = profileOf(settings, homeOf(account))?.realityCheck?.minutes ?? null;
  const choices = most === null ? [0, ...realitySteps] : [...new Set([...realitySteps.filter((step) => step < most), most])];
  const own = account.realityMinutes;
  const usual = most ?? usualRealityMinutes;
  return { minutes: own !== null && choices.includes(own) ? own : usual, choices, isMandatory: most !== null };
}
