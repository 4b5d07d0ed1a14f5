import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { dateAt, dayFrom, noonOf } from "../calendar_days";
import { promotionsQuery } from "../promotions_query";

/** The promotions of the day that the address names; nothing is asked for today (L-7.55). */
export function calendarQuery(context: QueryContext) {
  const { now, timeZone = "UTC" } = context.viewer;
  const today = dateAt(Date.parse(now), timeZone);
  const day = dayFrom(context.search.date, today);
  return promotionsQuery({ types: [], limit: 50, day: day === today ? "" : noonOf(day, timeZone) }, context);
}

export const queries = (_: unknown, context: QueryContext): SectionQuery[] => [calendarQuery(context)];
