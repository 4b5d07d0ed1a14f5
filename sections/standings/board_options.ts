/** The lists of bets that a board can show, and how many rows of one (C-2.48, C-9.28). */
export const betTabs = ["my_bets", "all_bets", "high_rollers", "max_multiplier"] as const;
export const rowLimits = [1, 10, 20, 30, 40] as const;
