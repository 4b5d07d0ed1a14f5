import type { BetRow, Winner } from "../../schemas/live";
import type { BetCategory } from "./bet_board";

/** Wins as the bets that they came of; nobody's bet was less than a cent. */
export const betsOfWins = (wins: readonly Winner[], category: BetCategory): BetRow[] =>
  wins.map(({ id, gameId, gameTitle, identifier, name, time, currencyCode, multiplier, prize }) => ({
    ...{
      id,
      gameId,
      game: gameTitle,
      identifier,
      user: name,
      userId: null,
      uniqueId: null,
      time,
      currencyCode,
      multiplier,
      category,
    },
    betAmount: Math.max(0.01, Math.round((prize / Math.max(1, multiplier)) * 100) / 100),
    payout: prize,
  }));
