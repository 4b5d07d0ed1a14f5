import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { conditionsQuery } from "../../../src/features/payout/payout_queries";

export const queries = (_: unknown, { api, viewer }: QueryContext): SectionQuery[] =>
  viewer.session === "user" ? [conditionsQuery(api)] : [];
