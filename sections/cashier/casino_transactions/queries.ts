import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { readHistoryFilter } from "../../../src/features/money/history/history_filter";
import { gamesQuery } from "../../../src/features/money/history/history_queries";
import type { Props } from "./schema";

export const kinds = ["games"] as const;

export const queries = ({ limit }: Props, { api, viewer, search }: QueryContext): SectionQuery[] =>
  viewer.session === "user" ? [gamesQuery(api, readHistoryFilter(search, kinds), { limit })] : [];
