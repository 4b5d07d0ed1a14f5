import type { Tournament } from "../../../schemas/api/tournaments";

type Prize = Tournament["prizes"][number];

export interface PodiumPlace {
  place: number;
  prize: Prize;
}

/** What the first three places win, as far as they win something. */
export const podiumOf = (prizes: readonly Prize[]): PodiumPlace[] =>
  [1, 2, 3].flatMap((place) => {
    const prize = prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace);
    return prize ? [{ place, prize }] : [];
  });

/** How much of a span of time is over, from 0 to 1. */
export function courseAt(now: number, startAt: string, endAt: string): number {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  if (!(end > start)) return now < start ? 0 : 1;
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}
