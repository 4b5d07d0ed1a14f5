/** What a filter bar can hold (S-2.76); `more` is features, volatility and themes. */
export const controls = ["search", "provider", "category", "more", "sort", "unplayed"] as const;
export type Control = (typeof controls)[number];
