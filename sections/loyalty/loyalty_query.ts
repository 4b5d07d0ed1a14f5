import { getLoyalty, getLoyaltyPoints } from "../../schemas/api/loyalty";
import type { QueryContext, SectionQuery } from "../../src/kit/api/section_query";

export const loyaltyQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getLoyalty, { query: {} });
export const pointsQuery = ({ api }: Pick<QueryContext, "api">, days: number) => api.query(getLoyaltyPoints, { query: { days } });

export const firstDays = 7;

export const loyaltyQueries = (_: unknown, context: QueryContext): SectionQuery[] => [loyaltyQuery(context)];

/** Guests have no level of their own. */
export const ownLoyaltyQueries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [loyaltyQuery(context)] : [];

export const pointsQueries = (_: unknown, context: QueryContext): SectionQuery[] => [
  loyaltyQuery(context),
  ...(context.viewer.session === "user" ? [pointsQuery(context, firstDays)] : []),
];
