import { getUserTransactions } from "../../../schemas/api/payments/history";
import type { QueryContext, SectionQuery } from "../../../src/api/section_query";
import type { Props } from "./schema";

export const newestQuery = ({ limit }: Pick<Props, "limit">, { api }: Pick<QueryContext, "api">) =>
  api.query(getUserTransactions, { query: { pageNo: 0, limit } });

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [newestQuery(props, context)] : [];
