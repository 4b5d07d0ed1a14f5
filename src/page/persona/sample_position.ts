import type { TournamentPosition } from "../../../schemas/api/tournaments";

/** A persona that has no place yet in the tournament that is asked for. */
export function samplePosition(search: URLSearchParams): TournamentPosition {
  return {
    ...{ tournamentItemId: askedFor(search.get("filters")), userPosition: null, userWagering: 0, rankingMetric: 0, players: 0 },
    ...{
      prize: null,
      isJoined: true,
      doesCount: true,
      around: [],
      next: null,
      best: null,
      stage: null,
      isReminded: false,
      award: null,
    },
  };
}

function askedFor(filters: string | null): number {
  try {
    const { tournamentItemId } = JSON.parse(filters ?? "") as { tournamentItemId?: unknown };
    return Number.isInteger(tournamentItemId) ? (tournamentItemId as number) : 0; // an integer, as it was just checked
  } catch {
    return 0;
  }
}
