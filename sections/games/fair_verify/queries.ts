import { getCrashChains } from "../../../schemas/api/play";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const chainsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getCrashChains, {});

export const queries = (_: unknown, context: QueryContext): SectionQuery[] => [chainsQuery(context)];
