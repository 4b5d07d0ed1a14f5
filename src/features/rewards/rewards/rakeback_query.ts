import { getRakebackDays } from "../../../../schemas/api/bonuses";
import type { QueryContext, SectionQuery } from "../../../kit/api/section_query";

export const rakebackQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getRakebackDays, { query: {} });

/** Guests earn none. */
export const rakebackQueries = (_: unknown, context: QueryContext): SectionQuery[] =>
  context.viewer.session === "user" ? [rakebackQuery(context)] : [];
