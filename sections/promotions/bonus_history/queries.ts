import { getUserBonus } from "../../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import type { Props } from "./schema";

/** What is over (L-4.12). */
export const historyQuery = (limit: number, { api }: Pick<QueryContext, "api">) =>
  api.query(getUserBonus, { query: { status: "COMPLETED,CANCELLED,EXPIRED", limit, offset: 0 } });

export const queries = ({ limit }: Props, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [historyQuery(limit, context)] : [];
