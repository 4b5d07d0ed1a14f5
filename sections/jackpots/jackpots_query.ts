import { getJackpots } from "../../schemas/api/jackpots";
import type { QueryContext } from "../../src/api/section_query";

/** The same call for every section of a page that shows jackpots. */
export const jackpotsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getJackpots, { query: { games: 12, wins: 50 } });
