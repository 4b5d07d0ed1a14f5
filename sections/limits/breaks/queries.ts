import { getBreaks } from "../../../schemas/api/breaks";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const breaksQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getBreaks, { query: {} });

export const queries = (_: unknown, context: QueryContext): SectionQuery[] => [breaksQuery(context)];
