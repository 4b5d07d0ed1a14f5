import { getCurrentWinners, getMyLatestWins, getMyTopWins, getTopWinners } from "../../schemas/api/winners";
import type { Winner } from "../../schemas/live";
import type { QueryContext } from "../../src/kit/api/section_query";

export interface WantedWinners {
  source: "latest" | "top";
  limit: number;
  isMine: boolean;
  /** How far back the highest wins go. */
  days: number;
  /** The best win of each player alone. */
  isBestOnly: boolean;
}

const dayMs = 86_400_000;

export function winnersQuery({ source, limit, isMine, days, isBestOnly }: WantedWinners, { api, viewer }: QueryContext) {
  if (source === "latest") return api.query(isMine ? getMyLatestWins : getCurrentWinners, { query: { limit } });
  const startDate = new Date(Date.parse(viewer.now) - days * dayMs).toISOString().slice(0, 10);
  const query = { limit, startDate, ...(isBestOnly && !isMine && { showBestResult: true }) };
  return api.query(isMine ? getMyTopWins : getTopWinners, { query });
}

/** Whether there is anything to ask for: a guest has no wins of their own (L-6.11). */
export const hasWinners = ({ isMine }: Pick<WantedWinners, "isMine">, { viewer }: Pick<QueryContext, "viewer">) =>
  !isMine || viewer.session === "user";

export const winnersOf = (answer: unknown): readonly Winner[] => {
  const { currentWinners, topWinners } = answer as { currentWinners?: Winner[]; topWinners?: Winner[] }; // checked by the client against the endpoint
  return currentWinners ?? topWinners ?? [];
};
