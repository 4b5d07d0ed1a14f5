import type { TournamentRules } from "../../schemas/tournament_rules";

const hour = 3_600_000;

/** Which stage a moment is in, counted from 0. */
export const stageAt = ({ stageHours }: Pick<TournamentRules, "stageHours">, start: number, at: number): number =>
  Math.floor((at - start) / (stageHours * hour));

/** How many stages there are between two moments, and when one of them ends. */
export function stagesOf({ stageHours }: Pick<TournamentRules, "stageHours">, start: number, end: number) {
  return {
    count: Math.max(1, Math.ceil((end - start) / (stageHours * hour))),
    endOf: (stage: number) => Math.min(end, start + (stage + 1) * stageHours * hour),
  };
}

/** What a place of a stage brings, from 1 on. */
export const pointsOfPlace = ({ placePoints }: Pick<TournamentRules, "placePoints">, place: number): number =>
  placePoints[place - 1] ?? 0;
