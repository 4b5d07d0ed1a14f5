import { getLimitTable } from "../../schemas/api/limits";
import type { QueryContext, SectionQuery } from "../../src/kit/api/section_query";

export const limitsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getLimitTable, { query: {} });

/** Guests have no limits. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [limitsQuery(context)] : [];
