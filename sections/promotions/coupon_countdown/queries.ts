import { getPromoBonuses } from "../../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { codeInAddress } from "../../../src/features/rewards/rewards/code_in_address";

/** What the code in the address would bring. */
export const couponQuery = (coupon: string, { api }: Pick<QueryContext, "api">) =>
  api.query(getPromoBonuses, { query: { coupon } });

export function queries(_: unknown, context: QueryContext): SectionQuery[] {
  const coupon = codeInAddress(context.search);
  return coupon ? [couponQuery(coupon, context)] : [];
}
