import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { readHistoryFilter } from "../../../src/features/money/history/history_filter";
import { gamesQuery, paymentsQuery } from "../../../src/features/money/history/history_queries";
import { kindsOf } from "./kinds";
import type { Props } from "./schema";

/** The page of the address, where days need no time zone that only a browser knows. */
export function queries({ limit, types }: Props, { api, viewer, search }: QueryContext): SectionQuery[] {
  if (viewer.session !== "user") return [];
  const filter = readHistoryFilter(search, kindsOf(types));
  return [filter.kind === "games" ? gamesQuery(api, filter, { limit }) : paymentsQuery(api, filter, { limit })];
}
