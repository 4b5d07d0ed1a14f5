import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import { jackpotsQuery } from "../jackpots_query";

export const queries = (_props: object, context: QueryContext): SectionQuery[] => [jackpotsQuery(context)];
