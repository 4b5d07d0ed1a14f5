import type { Game } from "./api/games";

/** What marks out a game's card (L-3.05). */
export const gameTags = ["closed", "new", "drops", "jackpot", "bonus_buy", "bonus"] as const;
export type GameTag = (typeof gameTags)[number];

type Marked = Pick<Game, "isConnected" | "isNew" | "isDropsWins" | "jackpotIds" | "hasBonusBuy" | "isBonus">;

/** One at most, the one that says most. */
export function tagOf({ isConnected, isNew, isDropsWins, jackpotIds, hasBonusBuy, isBonus }: Marked): GameTag | null {
  if (!isConnected) return "closed";
  if (isNew) return "new";
  if (isDropsWins) return "drops";
  if (jackpotIds) return "jackpot";
  if (hasBonusBuy) return "bonus_buy";
  return isBonus ? "bonus" : null;
}
