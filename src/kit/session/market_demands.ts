import type { MarketDemands, VisitorSettings } from "../../../schemas/market_demands";
import type { Viewer } from "../../../schemas/viewer";

type Demanding = Pick<VisitorSettings, "demands">;

const demandsAt = ({ demands = [] }: Demanding, country: string | null): readonly MarketDemands[] =>
  country === null ? [] : demands.filter(({ countries }) => countries.includes(country));

/** Whether the panic button stands on every page of this visitor: signed in, and of a market that demands it. */
export const needsPanicButton = (
  settings: Demanding,
  { session, country }: Pick<Viewer, "session" | "country">,
  home: string | null | undefined,
): boolean => session === "user" && demandsAt(settings, home ?? country).some(({ panicButton }) => panicButton);

/** Whether players of a country are asked now and then whether their limits are still right. */
export const hasLimitReview = (settings: Demanding, country: string | null): boolean =>
  demandsAt(settings, country).some(({ limitReview }) => limitReview);

/** From which age somebody there may play; a market that is a part of a country is told in all of it. */
export const leastAgeIn = (settings: Demanding, country: string | null): number =>
  Math.max(18, ...demandsAt(settings, country).map(({ minimumAge }) => minimumAge));
