import { depositBonusesQuery } from "../../../src/features/money/cashier/deposit/deposit_queries";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Props } from "./schema";

export const queries = (_: Props, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [depositBonusesQuery(context)] : [];
