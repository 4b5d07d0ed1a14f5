import { getUserBonus } from "../../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import { promotionsQuery } from "../promotions_query";

export const cashbacksQuery = (context: QueryContext) =>
  promotionsQuery({ types: ["cashback", "instant_cashback"], limit: 20 }, context);

export const paidQuery = ({ api }: Pick<QueryContext, "api">) =>
  api.query(getUserBonus, { query: { status: "COMPLETED", limit: 100, offset: 0 } });

export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [cashbacksQuery(context), paidQuery(context)] : [];
