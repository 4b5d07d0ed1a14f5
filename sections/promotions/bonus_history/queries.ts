import { getUserBonus } from "../../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Props } from "./schema";

/** A page of what is over, counted from 0 (L-4.12). */
export const historyQuery = ({ limit }: Pick<Props, "limit">, page: number, { api }: Pick<QueryContext, "api">) =>
  api.query(getUserBonus, { query: { status: "COMPLETED,CANCELLED,EXPIRED", limit, offset: page * limit } });

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [historyQuery(props, 0, context)] : [];
