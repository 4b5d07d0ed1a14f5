const dayMs = 86_400_000;

export interface CalendarDay {
  /** `2026-11-22`. */
  date: string;
  /** When it begins, ISO 8601; days are those of UTC, as the promotions' are. */
  startsAt: string;
  isToday: boolean;
}

/** Today and the days after it; what is past is not there (L-4.58, L-9.26). `now` in milliseconds. */
export function calendarDays(now: number, count: number): CalendarDay[] {
  const today = Math.floor(now / dayMs) * dayMs;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = new Date(today + index * dayMs).toISOString();
    return { date: startsAt.slice(0, 10), startsAt, isToday: index === 0 };
  });
}

/** The day that the address names, where it is a day and not past; else today. */
export function dayFrom(asked: string | undefined, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10);
  const isDay = asked !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  return isDay && asked > today ? asked : today;
}
