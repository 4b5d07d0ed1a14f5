import { getJackpots } from "../../../../schemas/api/jackpots";
import type { QueryContext } from "../../../kit/api/section_query";

/** The same call for every section of a page that shows jackpots with their games and wins. */
export const jackpotsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getJackpots, { query: { games: 12, wins: 50 } });

/** The same for all that shows no more than what they hold. */
export const amountsQuery = ({ api }: Pick<QueryContext, "api">) => api.query(getJackpots, { query: { games: 0, wins: 0 } });
