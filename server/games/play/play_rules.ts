import type { GameClient } from "../../../schemas/play/clients";
import { profiles } from "../../../schemas/profiles";
import { type Place, profileOf } from "../../../schemas/served_by";
import type { SiteSettings } from "../../../schemas/settings";
import { homeFrom, type Resident } from "../../accounts/markets/home_of";

/** What the market of who plays asks of a game. */
export interface PlayRules {
  /** Whether a game may bet by itself. */
  hasAutoplay: boolean;
  /** Whether a player may make a game show its outcome sooner. */
  hasTurbo: boolean;
  /** Whether a game may sell its free spins. */
  hasBonusBuy: boolean;
  /** From one bet to the next, in ms. */
  paceMs: number;
}

type Licences = Pick<SiteSettings, "markets" | "servedCountries">;

export function playRulesOf(settings: Licences, home: Place, client: GameClient | null): PlayRules {
  const profile = profileOf(settings, home);
  const kind = client === "slot" ? "slots" : "other";
  const spin = profile?.minimumSpinSeconds;
  const seconds = Math.max(
    spin?.games === kind ? spin.value : 0,
    kind === "other" ? (profile?.minimumCycleSeconds?.value ?? 0) : 0,
  );
  return {
    hasAutoplay: profile?.autoplay?.value !== false,
    hasTurbo: profile?.turbo?.value !== false,
    hasBonusBuy: mayBuyFeatures(settings, home),
    paceMs: seconds * 1_000,
  };
}

/** Whether games may sell their features. */
export const mayBuyFeatures = (settings: Licences, home: Place): boolean => profileOf(settings, home)?.bonusBuy?.value !== false;

/** Whether games may sell them in every market that the site has a licence of. */
export const allMayBuyFeatures = ({ markets }: Pick<Licences, "markets">): boolean =>
  markets.every((market) => profiles.get(market)?.bonusBuy?.value !== false);

/** Whether a player may have several games open at once. */
export const mayPlaySeveral = (settings: Licences, home: Place): boolean =>
  profileOf(settings, home)?.parallelPlay?.value !== false;

/** Whose law holds: that of a player's home, or of where a guest is. */
export const homeOfPlay = (seenAt: Place, { resident }: { resident: Resident | null }): Place =>
  resident ? homeFrom(seenAt, resident) : seenAt;
