import { getMissions } from "../../../schemas/api/missions";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const missionsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getMissions, {});

export const queries = (_: unknown, context: QueryContext): SectionQuery[] => [missionsQuery(context)];
