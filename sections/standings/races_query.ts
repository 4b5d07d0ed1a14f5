import { getTournaments } from "../../schemas/api/tournaments";
import type { QueryContext } from "../../src/kit/api/section_query";

/** The tournaments that run, with their first rows: what a page begins with, before the socket tells more. */
export const racesQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getTournaments, { query: { status: "IN-PROGRESS" } });
