import * as z from "zod/mini";

const times = z.int().check(z.minimum(0), z.maximum(1_000));

/** What the aggregator can be told to do wrong, until it is told otherwise. */
export const faults = z.object({
  /** Every call is sent so many times more. */
  repeat: z._default(times, 0),
  /** Every call waits so long, in ms. */
  delayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0),
  /** So many of the next calls are lost: on their way, or with their answer. */
  loseCalls: z._default(times, 0),
  loseAnswers: z._default(times, 0),
  /** Wins are sent before their bets too. */
  reorder: z._default(z.boolean(), false),
  /** Bets that were taken are taken back. */
  rollback: z._default(z.boolean(), false),
  /** Calls are signed with somebody else's key. */
  lie: z._default(z.boolean(), false),
});
export type Faults = z.output<typeof faults>;
export const noFaults: Faults = z.parse(faults, {});
