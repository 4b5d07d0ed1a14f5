import type { Schedule } from "../../../schemas/rules";
import { scheduleReason } from "../schedule_rule";
import { offsetAt } from "../zoned_time";

/** From an instant up to, and without, another, in ms. */
export interface Span {
  from: number;
  until: number;
}

const minute = 60_000;
const day = 86_400_000;

/** Weekly windows in one zone meet within two weeks or never; clocks of two zones shift against each other for a year. */
const oneZone = 15 * day;
const manyZones = 400 * day;

/** When, within a span, all of these schedules show something: exactly, as the rule itself decides between two changes. */
export function openSpans(schedules: readonly Schedule[], span: Span): Span[] {
  let open: Span[] = span.from < span.until ? [span] : [];
  for (const schedule of schedules) open = open.length > 0 ? intersect(open, spansOf(schedule, span)) : open;
  return open;
}

const firsts = new WeakMap<Schedule, { from: number; first: number | null }>(); // schedules never change in place

/** The first instant from `from` on at which all of these schedules show something, or null where that never happens. */
export function firstOpening(schedules: readonly Schedule[], from: number): number | null {
  const [only] = schedules;
  if (!only) return from;
  if (schedules.length > 1) return findOpening(schedules, from);
  const known = firsts.get(only);
  if (known?.from === from) return known.first;
  const first = findOpening(schedules, from);
  firsts.set(only, { from, first });
  return first;
}

function findOpening(schedules: readonly Schedule[], from: number): number | null {
  const start = Math.max(from, ...schedules.map(({ startAt }) => instantOf(startAt, from)));
  const end = Math.min(...schedules.map(({ endAt }) => instantOf(endAt, Infinity)));
  const recurring = schedules.filter(recurs);
  if (recurring.length === 0) return start < end ? start : null;
  const zones = new Set(recurring.map(zoneOf));
  const horizon = Math.min(end, start + (zones.size > 1 ? manyZones : oneZone));
  for (let at = start; at < horizon; at += 4 * day) {
    const [first] = openSpans(schedules, { from: at, until: Math.min(at + 4 * day, horizon) });
    if (first) return first.from;
  }
  return null;
}

/** Whether a schedule has a say at all. */
export const limits = (schedule: Schedule | undefined): schedule is Schedule =>
  schedule !== undefined && Boolean(schedule.startAt || schedule.endAt || recurs(schedule));

/** Whether it comes back every week or day. */
export const recurs = ({ validOnDays, startTime, endTime }: Schedule) => Boolean(validOnDays?.length || startTime || endTime);

const zoneOf = ({ timeZone = "UTC" }: Schedule) => timeZone;

function instantOf(instant: string | undefined, otherwise: number) {
  const at = instant ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? otherwise : at;
}

function spansOf(schedule: Schedule, { from, until }: Span): Span[] {
  const inside = [...new Set(changesOf(schedule, { from, until }))].filter((at) => at > from && at < until).sort((a, b) => a - b);
  const spans: Span[] = [];
  for (const [index, at] of [from, ...inside].entries()) {
    if (scheduleReason(schedule, new Date(at).toISOString()) !== null) continue;
    const end = inside[index] ?? until;
    const last = spans.at(-1);
    if (last?.until === at) last.until = end;
    else spans.push({ from: at, until: end });
  }
  return spans;
}

/** Every instant at which the schedule may begin or end to show something, and some at which it does not. */
function changesOf(schedule: Schedule, { from, until }: Span): number[] {
  const changes = [schedule.startAt, schedule.endAt].map((instant) => instantOf(instant, from));
  if (!recurs(schedule)) return changes;
  const zone = zoneOf(schedule);
  const times = [0, minutesOf(schedule.startTime), minutesOf(schedule.endTime)];
  for (let date = Math.floor(from / day) - 1; date <= Math.floor(until / day) + 1; date += 1) {
    const offsets = new Set([
      dayOffset(date - 1, zone),
      dayOffset(date, zone),
      dayOffset(date + 1, zone),
      dayOffset(date + 2, zone),
    ]);
    for (const offset of offsets) for (const time of times) changes.push(date * day + time * minute - offset);
    if (dayOffset(date, zone) !== dayOffset(date + 1, zone)) changes.push(shiftOf(date, zone));
  }
  return changes;
}

const minutesOf = (time = "00:00") => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const offsets = new Map<string, Map<number, number>>();

/** How far a zone is ahead of UTC as a day of UTC begins. */
function dayOffset(date: number, zone: string): number {
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const offset = known.get(date) ?? offsetAt(date * day, zone);
  known.set(date, offset);
  return offset;
}

/** When in a day a zone's clocks are put forward or back. */
function shiftOf(date: number, zone: string): number {
  const before = dayOffset(date, zone);
  let [low, high] = [date * day, (date + 1) * day];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

function intersect(left: readonly Span[], right: readonly Span[]): Span[] {
  const both: Span[] = [];
  for (let [a, b] = [0, 0]; a < left.length && b < right.length;) {
    const [one, other] = [left[a] as Span, right[b] as Span]; // both indexes were just checked
    const from = Math.max(one.from, other.from);
    const until = Math.min(one.until, other.until);
    if (from < until) both.push({ from, until });
    if (one.until < other.until) a += 1;
    else b += 1;
  }
  return both;
}
