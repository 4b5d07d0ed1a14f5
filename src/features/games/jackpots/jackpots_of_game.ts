import type { Jackpot } from "../../../../schemas/api/jackpots";

/** Of the jackpots that a game plays for, those that are known, the highest first. */
export const jackpotsOfGame = <Known extends Pick<Jackpot, "jackpotId" | "amount">>(
  jackpots: readonly Known[],
  ids: readonly number[],
): Known[] => jackpots.filter(({ jackpotId }) => ids.includes(jackpotId)).toSorted((one, other) => other.amount - one.amount);
