export type CountdownPhase = "before" | "running" | "ended";

export interface CountdownState {
  phase: CountdownPhase;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Instants: ISO 8601 or milliseconds. */
type Instant = string | number;

/**
 * Before the start it counts to the start, then to the end, then it has ended and stands at zero (L-4.73). Without an
 * end there is nothing to count to after the start.
 */
export function countdownAt(now: Instant, startAt: Instant | null, endAt: Instant | null): CountdownState {
  const [time, start, end] = [millis(now), millis(startAt), millis(endAt)];
  if (start !== null && time !== null && time < start) return { phase: "before", ...split(start - time) };
  if (end !== null && time !== null && time < end) return { phase: "running", ...split(end - time) };
  return { phase: "ended", ...split(0) };
}

function millis(instant: Instant | null) {
  if (instant === null || instant === "") return null;
  const value = typeof instant === "number" ? instant : Date.parse(instant);
  return Number.isNaN(value) ? null : value;
}

function split(span: number) {
  const total = Math.ceil(span / 1000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
