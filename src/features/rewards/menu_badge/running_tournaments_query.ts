import { getTournamentActivities } from "../../../../schemas/api/tournaments";
import type { Api } from "../../../kit/api/api";

/** Whether a tournament runs, for the mark beside tournaments (L-2.69). */
export const runningTournamentsQuery = (api: Api) =>
  api.query(getTournamentActivities, { query: { limit: 1, status: "IN-PROGRESS" } });
