import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { promotionsQuery } from "../promotions_query";

export const cardQuery = (context: QueryContext) => promotionsQuery({ types: [], limit: 190 }, context);

export const queries = (_: unknown, context: QueryContext): SectionQuery[] => [cardQuery(context)];
