/** Two products and a button (D-07): a time-out ends by itself, a self-exclusion lasts as the market says, the panic button stops for a day. */
export const breakKinds = ["time_out", "self_exclusion", "panic"] as const;
export type BreakKind = (typeof breakKinds)[number];

/** An exclusion that has no end. */
export const lifetime = "lifetime";

/** What the panic button stops for, ISO 8601. */
export const panicSpan = "PT24H";
