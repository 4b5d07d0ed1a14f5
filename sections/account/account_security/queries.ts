import { getSessions } from "../../../schemas/api/security";
import type { QueryContext, SectionQuery } from "../../../src/api/section_query";

export const sessionsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getSessions, {});

/** Guests have no sessions. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [sessionsQuery(context)] : [];
