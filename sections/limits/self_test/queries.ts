import { getSelfTest } from "../../../schemas/api/self_test";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const selfTestQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getSelfTest, { query: {} });

export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [selfTestQuery(context)] : [];
