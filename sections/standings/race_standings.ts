import type { FromLive } from "../../schemas/live";
import type { Standing, StandingRow } from "../../schemas/tournament_standing";

/** What is over leaves the board with its end (C-4.68). */
export const runningAt = (standings: readonly Standing[], now: number): Standing[] =>
  standings.filter(({ endAt }) => Date.parse(endAt) > now);

/** Somebody is called otherwise (C-4.66), or hides from now on. */
export const renameInStandings = (
  standings: readonly Standing[],
  { userId, nickname }: FromLive["userNicknameUpdated"],
): Standing[] =>
  standings.map((standing) => ({
    ...standing,
    users: standing.users.map((row): StandingRow => {
      if (row.userId !== userId) return row;
      return nickname === "" ? { ...row, user: "", userId: null, uniqueId: null } : { ...row, user: nickname };
    }),
  }));

export interface BoardRow extends StandingRow {
  isOwn: boolean;
  /** How many places are between it and the row above. */
  skipped: number;
}

/** The first rows of a standing, and the own one below them where it is not among them (C-6.08). */
export function boardRows(users: readonly StandingRow[], own: StandingRow | null, limit: number): BoardRow[] {
  const first = users.slice(0, limit).map((row): BoardRow => ({ ...row, isOwn: row.rank === own?.rank, skipped: 0 }));
  const last = first.at(-1)?.rank ?? 0;
  if (!own || own.rank <= last) return first;
  return [...first, { ...own, isOwn: true, skipped: own.rank - last - 1 }];
}
