import * as z from "zod/mini";
import { round } from "./round";

/** Games in their frames have a socket of their own: it is opened from no origin, with the launch token. */
export const playRealtimePath = "/api/play/realtime";
export const crashNamespace = "/crash";

/** A flight, the same one for all. Multipliers are in hundredths, times in ms since 1970 by the server's clock. */
const flight = z.object({
  id: z.int(),
  state: z.enum(["betting", "running", "crashed"]),
  /** SHA-256 of the seed that is told when it is over, and the seed of the flight before: with the public seed it says where the flight crashes. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  startsAt: z.number(),
  /** Null until it has crashed, and where it was called off: then the stakes went back. */
  crashAt: z.nullable(z.int()),
  serverSeed: z.nullable(z.string()),
});
export type Flight = z.output<typeof flight>;

const flightBet = z.object({
  id: z.int(),
  /** Empty for who hides. */
  name: z.string(),
  amount: z.number(),
  currencyCode: z.string(),
  cashedOutAt: z.nullable(z.int()),
  payout: z.number(),
});
export type FlightBet = z.output<typeof flightBet>;

const balance = z.object({ cash: z.number(), nonCash: z.number(), total: z.number(), version: z.int() });

/** What the server says; bets and what is taken go by the calls of all games. */
export const fromCrash = {
  /** On connection and with each change. */
  flight: z.object({
    flight: z.nullable(flight),
    serverNow: z.number(),
    /** No chain of flights is published that could be flown. */
    isGrounded: z.boolean(),
    /** The last that crashed, the newest first. */
    results: z.array(z.object({ id: z.int(), crashAt: z.int() })).check(z.maxLength(50)),
  }),
  /** Bets for money that are new or have changed, of the highest; `count` is of all. */
  bets: z.object({ flightId: z.int(), count: z.int(), bets: z.array(flightBet).check(z.maxLength(100)) }),
  /** The caller's own bet has changed, here or in another tab. */
  round: z.object({ round, balance }),
};
export type FromCrash = { [Event in keyof typeof fromCrash]: z.output<(typeof fromCrash)[Event]> };
