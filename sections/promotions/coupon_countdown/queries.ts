import { getPromoBonuses } from "../../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../../src/api/section_query";

/** What the code in the address would bring. */
export const couponQuery = (coupon: string, { api }: Pick<QueryContext, "api">) =>
  api.query(getPromoBonuses, { query: { coupon } });

export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.search.coupon ? [couponQuery(context.search.coupon, context)] : [];
