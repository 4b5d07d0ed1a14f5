import { timeframes, type Timeframe } from "../../../schemas/limits";

const hour = 3_600_000;
const day = 24 * hour;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on a wall in the zone shows, as if it were UTC. */
function wallOf(instant: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    clocks.set(zone, clock);
  }
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

/** The instant at which a wall clock in the zone shows this. Where it never does, as in the hour that spring leaves out, the first one after. */
function instantOf(wall: number, zone: string): number {
  const guess = wall - (wallOf(wall, zone) - wall);
  return guess - (wallOf(guess, zone) - wall);
}

const firstDays: Record<Timeframe, (wall: Date) => number> = {
  daily: (wall) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()),
  weekly: (wall) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() - ((wall.getUTCDay() + 6) % 7)),
  monthly: (wall) => Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1),
};

const nextOf: Record<Timeframe, (first: number) => number> = {
  daily: (first) => first + day,
  weekly: (first) => first + 7 * day,
  monthly: (first) => Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 1),
};

export interface Span {
  start: Date;
  /** When the next one begins. */
  end: Date;
}

/** The day, the week from Monday, or the month that an instant is in, by the clocks of a time zone. */
export function periodOf(timeframe: Timeframe, at: Date, zone: string): Span {
  const first = firstDays[timeframe](new Date(wallOf(at.getTime(), zone)));
  return { start: new Date(instantOf(first, zone)), end: new Date(instantOf(nextOf[timeframe](first), zone)) };
}

export const periodsOf = (at: Date, zone: string): Record<Timeframe, Span> =>
  Object.fromEntries(timeframes.map((name) => [name, periodOf(name, at, zone)])) as Record<Timeframe, Span>; // one for each name

/** An instant and a span of ISO 8601 later: PT24H, P7D, P1M. A month later is the same day, or the month's last. */
export function after(at: Date, span: string): Date {
  const [, date, amount = "0", unit] = /^P(T?)(\d+)([HMDWY])$/.exec(span) ?? [];
  const count = Number(amount);
  const months = date === "" && (unit === "M" || unit === "Y") ? count * (unit === "Y" ? 12 : 1) : 0;
  if (months > 0) {
    const later = new Date(at);
    later.setUTCMonth(at.getUTCMonth() + months);
    if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
    return later;
  }
  const length = { H: hour, M: 60_000, D: day, W: 7 * day, Y: 365 * day }[unit ?? "H"] ?? hour;
  return new Date(at.getTime() + count * length);
}
