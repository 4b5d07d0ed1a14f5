import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { jackpotsQuery } from "../../../src/features/jackpots/jackpots_query";

export const queries = (_props: object, context: QueryContext): SectionQuery[] => [jackpotsQuery(context)];
