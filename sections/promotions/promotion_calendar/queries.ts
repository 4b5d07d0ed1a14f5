import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { dayFrom } from "../calendar_days";
import { promotionsQuery } from "../promotions_query";

/** The promotions of the day that the address names; nothing is asked for today (L-7.55). */
export function calendarQuery(context: QueryContext) {
  const now = Date.parse(context.viewer.now);
  const day = dayFrom(context.search.date, now);
  const isToday = day === dayFrom(undefined, now);
  return promotionsQuery({ types: [], limit: 50, day: isToday ? undefined : `${day}T12:00:00.000Z` }, context);
}

export const queries = (_: unknown, context: QueryContext): SectionQuery[] => [calendarQuery(context)];
