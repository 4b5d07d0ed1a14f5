import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { jackpotsQuery } from "../../../src/features/games/jackpots/jackpots_query";

export const queries = (_props: object, context: QueryContext): SectionQuery[] => [jackpotsQuery(context)];
