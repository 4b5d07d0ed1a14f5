import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { offerQuery } from "../promotions_query";
import type { Props } from "./schema";

export const queries = ({ bonusId }: Props, context: QueryContext): SectionQuery[] => [offerQuery(bonusId, context)];
