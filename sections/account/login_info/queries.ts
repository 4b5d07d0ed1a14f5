import { getUserDetails } from "../../../schemas/api/users";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const detailsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getUserDetails, {});

/** Guests have no sign-in to tell of. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [detailsQuery(context)] : [];
