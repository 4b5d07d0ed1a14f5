import type { Rules } from "../../schemas/rules";
import type { Viewer } from "../../schemas/viewer";
import { itemRules } from "./cut_items";
import { evaluateRules, type Evaluation } from "./evaluate";

/** When an offer can be had; amounts of nothing (null, an empty list or text) say nothing. */
export interface OfferTimes {
  startAt?: unknown;
  endAt?: unknown;
  validOnDays?: unknown;
  startTime?: unknown;
  endTime?: unknown;
}

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** Times as a schedule by the clocks of a zone; null where an offer has none. */
function scheduleOf({ startAt, endAt, validOnDays, startTime, endTime }: OfferTimes, timeZone: string): Rules["schedule"] | null {
  const said = Object.entries({ startAt, endAt, validOnDays, startTime, endTime }).filter(([, value]) => isSaid(value));
  return said.length > 0 ? ({ ...Object.fromEntries(said), timeZone } as Rules["schedule"]) : null; // as it was typed; what is not valid is said at its field
}

/**
 * Whether an offer is for somebody, and open to them now: its banner's own rules, then its times. What the back office explains is this, and what a claim is
 * refused by.
 */
export function evaluateOffer(
  { banner, ...times }: OfferTimes & { banner: unknown },
  viewer: Viewer,
  timeZone = "UTC",
): Evaluation {
  const own = evaluateRules(itemRules(banner) ?? {}, viewer);
  const schedule = scheduleOf(times, timeZone);
  const when = evaluateRules(schedule ? { schedule } : {}, viewer).trace.filter(({ rule }) => rule === "schedule");
  const trace = [...own.trace.filter(({ rule, passed }) => rule !== "schedule" || !passed), ...when];
  return { ...own, verdict: trace.every(({ passed }) => passed) ? "shown" : "hidden", trace };
}
