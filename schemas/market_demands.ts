import type { PersonalNumbers } from "./personal_number";
import type { Profile } from "./profile";
import type { SiteSettings } from "./settings";

/** What the law of some countries wants of every page there. */
export interface MarketDemands {
  countries: readonly string[];
  /** One press, no question. */
  panicButton: boolean;
  /** Players are asked now and then whether their limits are still right. */
  limitReview: boolean;
  /** From which age somebody there may play. */
  minimumAge: number;
  /** Links that stay on top of every page. */
  topBar?: Pick<NonNullable<Profile["topBar"]>, "name" | "language" | "links"> | undefined;
}

/** The settings with what the site's markets want of its pages: profiles are too large for a browser. */
export type VisitorSettings = SiteSettings & { demands?: readonly MarketDemands[]; personalNumbers?: PersonalNumbers };
