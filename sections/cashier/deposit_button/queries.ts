import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { depositBonusesQuery } from "../../../src/features/money/cashier/deposit/deposit_queries";
import type { Props } from "./schema";

export const queries = ({ showBonus }: Props, context: QueryContext): SectionQuery[] =>
  showBonus && context.viewer.session === "user" ? [depositBonusesQuery(context)] : [];
