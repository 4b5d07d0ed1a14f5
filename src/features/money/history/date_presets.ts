export const datePresets = ["today", "week", "month", "last_month", "year"] as const;
export type DatePreset = (typeof datePresets)[number];

/** A moment's day in the time zone of whoever runs this, `2026-11-20`. */
export const dayAt = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** The days that a preset means at a moment; `week` are the last seven days, today being one of them. */
export function presetDays(preset: DatePreset, now: Date): { from: string; to: string } {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const day = (...parts: [number, number, number]) => dayAt(new Date(...parts));
  const to = dayAt(now);
  switch (preset) {
    case "today":
      return { from: to, to };
    case "week":
      return { from: day(year, month, date - 6), to };
    case "month":
      return { from: day(year, month, 1), to };
    case "last_month":
      return { from: day(year, month - 1, 1), to: day(year, month, 0) };
    case "year":
      return { from: day(year, 0, 1), to };
  }
}

/** Whether a moment's day is the one that it is where this runs. */
export const isOfToday = (at: string): boolean => dayAt(new Date(at)) === dayAt(new Date());
