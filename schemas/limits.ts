/** What a player can limit: what they pay in, lose, bet, and for how long they play (L-1.04, D-03). */
export const limitKinds = ["deposit", "loss", "bet", "time"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** How often a limit starts again; their places are the documents' period values 0, 1 and 2 (C-5.49). */
export const timeframes = ["daily", "weekly", "monthly"] as const;
export type Timeframe = (typeof timeframes)[number];

/** What a row of the table says where there is no limit (L-3.30). */
export const notSet = "Not Set";

/** No limit is higher, in whole units of its currency (L-5.05). */
export const mostLimit = 1_000_000_000;

/** Minutes after which a sign-in ends (C-5.47, C-9.21, C-9.23). */
export const sessionMinutes = { least: 10, most: 43_200, usual: 10_080 } as const;

/** A limit on time can't be longer than its period: minutes of a day, a week, and a month of 31 days. */
export const mostMinutes: Record<Timeframe, number> = { daily: 1_440, weekly: 10_080, monthly: 44_640 };

/** A stored session limit of 24 is one of 24 hours (C-9.22). */
export const readSessionMinutes = (stored: number): number => (stored === 24 ? 1_440 : stored);
