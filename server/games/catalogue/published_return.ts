import type { games } from "./tables";

type Returns = Pick<typeof games.$inferSelect, "returnToPlayer" | "jackpotReturn">;

/** What a game gives back of what is bet, with the jackpots that it plays for, in hundredths of a percent; null where it is not known. */
export const publishedReturn = ({ returnToPlayer, jackpotReturn }: Returns): number | null =>
  returnToPlayer === null ? null : returnToPlayer + jackpotReturn;

/** The same in percent. */
export function publishedPercent(game: Returns): number | null {
  const published = publishedReturn(game);
  return published === null ? null : published / 100;
}
