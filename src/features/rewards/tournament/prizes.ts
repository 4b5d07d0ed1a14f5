import type { TournamentPrize } from "../../../../schemas/api/tournaments";

/** What a place wins; undefined where nothing. */
export const prizeOf = (prizes: readonly TournamentPrize[], place: number | null) =>
  place === null ? undefined : prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace);

/** All the money there is to win, in euro. */
export const prizePool = (prizes: readonly TournamentPrize[]): number =>
  prizes.reduce((sum, { fromPlace, toPlace, amountEUR }) => sum + (toPlace - fromPlace + 1) * amountEUR, 0);
