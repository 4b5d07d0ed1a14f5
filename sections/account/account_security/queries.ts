import { getPush } from "../../../schemas/api/push";
import { getSessions } from "../../../schemas/api/security";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const sessionsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getSessions, {});

export const pushQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getPush, {});

/** Guests have neither. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [sessionsQuery(context), pushQuery(context)] : [];
