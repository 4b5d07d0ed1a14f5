import { getUserBonus } from "../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../src/kit/api/section_query";

/** What runs, and what waits for a deposit or for its turn (L-7.57, L-4.12). */
export const activeBonusesQuery = ({ api, userId }: Pick<QueryContext, "api" | "userId">) =>
  api.query(getUserBonus, { query: { status: "ACTIVE", userId, limit: 20, offset: 0 } });

/** Guests have none. */
export const activeQueries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [activeBonusesQuery(context)] : [];
