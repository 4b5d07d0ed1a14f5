/** What marks out a game's card (L-3.05). */
export const gameTags = ["closed", "new", "drops", "jackpot", "bonus_buy", "bonus"] as const;
export type GameTag = (typeof gameTags)[number];

/** Of a game. */
interface Marked {
  isConnected: boolean;
  isNew: boolean;
  isDropsWins: boolean;
  jackpotIds?: readonly number[] | undefined;
  hasBonusBuy: boolean;
  isBonus: boolean;
}

/** One at most, the one that says most. */
export function tagOf({ isConnected, isNew, isDropsWins, jackpotIds, hasBonusBuy, isBonus }: Marked): GameTag | null {
  if (!isConnected) return "closed";
  if (isNew) return "new";
  if (isDropsWins) return "drops";
  if (jackpotIds) return "jackpot";
  if (hasBonusBuy) return "bonus_buy";
  return isBonus ? "bonus" : null;
}
