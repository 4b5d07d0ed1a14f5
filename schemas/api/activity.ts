import * as z from "zod/mini";
import { endpoint } from "../endpoint";

export const activityPeriods = ["day", "week", "month", "always"] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];

/** Decimals of the account's currency, as the books have them: a stake that was given back is a bet and a win. */
const figures = {
  deposits: z.number(),
  /** What payouts took from the balance; one that came back is taken off again. */
  withdrawals: z.number(),
  /** Withdrawals less deposits. */
  net: z.number(),
  bets: z.number(),
  wins: z.number(),
  /** Between bets and wins that followed each other within five minutes. */
  minutes: z.number(),
};

const activityRow = z.object({
  /** The first and the last day, `2026-11-22`, by the clocks of `timeZone`. */
  from: z.string(),
  to: z.string(),
  ...figures,
});
export type ActivityRow = z.output<typeof activityRow>;

export const getActivity = endpoint({
  method: "GET",
  path: "/api/user/get-activity",
  role: "player",
  whileExcluded: true,
  summary:
    "What the caller paid in and out, bet and won: 30 days, 12 weeks, 12 months, or each year since there is the account; the newest last.",
  query: z.object({ period: z._default(z.enum(activityPeriods), "week") }),
  answer: z.object({
    /** What was asked for. */
    period: z.enum(activityPeriods),
    currency: z.string(),
    /** Of the IANA time zone database: the player's own, else that of their market. */
    timeZone: z.string(),
    rows: z.array(activityRow),
    total: z.object(figures),
  }),
});
export type Activity = z.output<(typeof getActivity)["answer"]>;
