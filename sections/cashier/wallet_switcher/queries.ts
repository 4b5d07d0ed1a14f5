import { getUserWallets } from "../../../schemas/api/payments/wallets";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const walletsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getUserWallets, { query: {} });

export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [walletsQuery(context)] : [];
