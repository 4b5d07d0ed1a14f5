import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { conditionsQuery, withdrawMethodsQuery } from "../../../src/features/money/payout/payout_queries";

export const queries = (_: unknown, { api, viewer }: QueryContext): SectionQuery[] =>
  viewer.session === "user" ? [conditionsQuery(api), withdrawMethodsQuery(api, viewer.language)] : [];
