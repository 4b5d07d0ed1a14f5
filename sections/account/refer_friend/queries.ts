import { getReferral } from "../../../schemas/api/referral";
import type { QueryContext, SectionQuery } from "../../../src/kit/api/section_query";

export const referralQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getReferral, {});

/** Guests bring nobody. */
export const queries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [referralQuery(context)] : [];
