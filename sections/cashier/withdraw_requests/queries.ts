import { getWithdrawRequests } from "../../../schemas/api/payments/withdrawals";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";
import type { Props } from "./schema";

/** Nobody has more on their way at once. */
const most = 50;

export const requestsQuery = ({ status }: Pick<Props, "status">, { api }: Pick<QueryContext, "api">) =>
  api.query(getWithdrawRequests, { query: { status, limit: most } });

export const queries = (props: Props, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [requestsQuery(props, context)] : [];
