import { methodsQuery } from "../../../src/features/money/cashier/deposit/deposit_queries";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Props } from "./schema";

export const queries = (_: Props, context: QueryContext): SectionQuery[] => [methodsQuery(context, context.viewer.language)];
