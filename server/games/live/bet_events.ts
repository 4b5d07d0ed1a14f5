import type { BetCategory } from "./bet_lists";

/** The questions for lists of bets, their answers, and how what follows is told (C-7.37 to C-7.44). */
export const betEvents = {
  all_bets: { asked: "getAllBets", answered: "allBetsData", followed: "allBetsUpdated" },
  my_bets: { asked: "getMyBets", answered: "myBetsData", followed: "myBetsUpdated" },
  high_rollers: { asked: "getHighRollers", answered: "highRollersData", followed: "highRollersUpdated" },
  max_multiplier: { asked: "getMaxMultiplier", answered: "maxMultiplierData", followed: "maxMultiplierUpdated" },
} as const satisfies Record<BetCategory, Record<string, string>>;

export const betCategories = Object.keys(betEvents) as BetCategory[];
