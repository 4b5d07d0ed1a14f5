const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    const twoDigits = "2-digit" as const;
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: twoDigits,
      day: twoDigits,
      hour: twoDigits,
      minute: twoDigits,
      second: twoDigits,
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** An instant as the clock on the wall of a time zone shows it, `2026-11-27T18:00`; empty where it is no instant. */
export function toWallTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return "";
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 16);
}

/**
 * The instant at which the wall of a time zone shows `2026-11-27T18:00`, ISO 8601; null where it is no time. An hour
 * that the clocks skip is the one after it, an hour that comes twice is the first.
 */
export function fromWallTime(wall: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return null;
  const before = asUtc - offsetAt(asUtc - 86_400_000, timeZone);
  const after = asUtc - offsetAt(asUtc + 86_400_000, timeZone);
  const fits = [before, after].filter((at) => at + offsetAt(at, timeZone) === asUtc);
  return new Date(Math.min(...(fits.length > 0 ? fits : [before]))).toISOString();
}

/** How far a time zone's wall is ahead of UTC, in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return wall - Math.floor(at / 1000) * 1000;
}
