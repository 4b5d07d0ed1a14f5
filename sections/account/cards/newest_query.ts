import { getUserTransactions } from "../../../schemas/api/payments/history";
import type { QueryContext } from "../../../src/kit/api/section_query";

/** The newest payments of whoever is signed in. */
export const newestQuery = ({ limit }: { limit: number }, { api }: Pick<QueryContext, "api">) =>
  api.query(getUserTransactions, { query: { pageNo: 0, limit } });
