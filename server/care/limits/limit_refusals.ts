import type { LimitKind, Timeframe } from "../../../schemas/limits";
import { HttpError } from "../../platform/api_error";
import { toDecimal } from "../../platform/amounts";
import type { Passed } from "./left_of";
import type { Span } from "./periods";

/** Play waits until the player has read how long they play and what it cost. */
export const unreadPlay = (minutes: number) =>
  new HttpError(403, "play.reality_check", "Read how long you have played and what it cost; then play goes on.", {
    data: { success: false, minutes },
  });

/** A market demands limits of these kinds first. */
export const required = (kinds: readonly LimitKind[]) =>
  new HttpError(403, "limit.required", "Set a limit first. The law where you live asks for one.", {
    data: { success: false, kinds },
  });

/** A limit as the browser is told of it. */
export interface ReachedLimit {
  kind: LimitKind;
  timeframe: Timeframe;
  currentLimit: number;
  usedLimit: number;
  left: number;
  /** When it starts again, ISO 8601. */
  expiry: string;
  currency: string | null;
  /** Play ends with it. */
  endsSession: boolean;
}

export function limitOf(
  { limit, used, left }: Passed,
  currencyCode: string,
  periods: Record<Timeframe, Span>,
  endsSession: boolean,
): ReachedLimit {
  const { kind, timeframe, amount } = limit;
  const isTime = kind === "time";
  const value = (minor: number) => (isTime ? Math.floor(minor) : toDecimal(minor, currencyCode));
  return {
    kind,
    timeframe,
    currentLimit: value(amount),
    usedLimit: value(used),
    left: value(left),
    expiry: periods[timeframe].end.toISOString(),
    currency: isTime ? null : currencyCode,
    endsSession,
  };
}

/** A limit would be passed. */
export const refusal = (limit: ReachedLimit) =>
  new HttpError(403, "limit.reached", "This would pass a limit that you have set.", { data: { success: false, ...limit } });

export const reached = (...[passed, currencyCode, periods, endsSession = false]: Reached) =>
  refusal(limitOf(passed, currencyCode, periods, endsSession));
type Reached = [passed: Passed, currencyCode: string, periods: Record<Timeframe, Span>, endsSession?: boolean];
