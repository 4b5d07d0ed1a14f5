import { getRealityCheck } from "../../../schemas/api/reality";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const realityQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getRealityCheck, { query: {} });

export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [realityQuery(context)] : [];
