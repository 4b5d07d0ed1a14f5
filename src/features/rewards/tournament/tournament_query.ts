import { getTournaments, getUserTournamentPosition } from "../../../../schemas/api/tournaments";
import type { QueryContext, SectionQuery } from "../../../kit/api/section_query";

/** The number in `?tournament=`; undefined where it is none. */
export function tournamentInAddress(search: Readonly<Record<string, string | undefined>>): number | undefined {
  const id = Number(search["tournament"]);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** A tournament in full; without a number the one that runs, else the next, else the last. */
export const tournamentQuery = (id: number | undefined, { api }: Pick<QueryContext, "api">) =>
  api.query(getTournaments, { query: id === undefined ? {} : { tournamentItemId: id } });

export const positionQuery = (id: number, { api }: Pick<QueryContext, "api">) =>
  api.query(getUserTournamentPosition, { query: { filters: JSON.stringify({ tournamentItemId: id }) } });

/** What the server fetches for it. */
export const tournamentQueries = (id: number | undefined, context: QueryContext): SectionQuery[] => [
  tournamentQuery(id, context),
  ...(id !== undefined && context.viewer.session === "user" ? [positionQuery(id, context)] : []),
];
