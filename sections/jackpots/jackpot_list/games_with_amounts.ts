import type { Jackpot, JackpotGame } from "../../../schemas/api/jackpots";

/** Games with the jackpot that they play for, in turn from each, so that all are there; a game of several shows the highest. */
export function gamesWithAmounts(jackpots: readonly Jackpot[], limit: number): { game: JackpotGame; jackpot: Jackpot }[] {
  const highestFirst = jackpots.toSorted((one, other) => other.amount - one.amount);
  const longest = Math.max(0, ...highestFirst.map(({ games }) => games.length));
  const taken = new Map<number, { game: JackpotGame; jackpot: Jackpot }>();
  for (let place = 0; place < longest; place += 1) {
    for (const jackpot of highestFirst) {
      const game = jackpot.games[place];
      if (game && !taken.has(game.gameId)) taken.set(game.gameId, { game, jackpot });
    }
  }
  return [...taken.values()].slice(0, limit);
}
