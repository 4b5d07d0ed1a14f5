import * as z from "zod/mini";
import { timeframes } from "./limits";

export const repetitions = ["once", ...timeframes] as const;

const instant = z.nullable(z.iso.datetime({ offset: true }));

/** When a tournament or a mission is held. */
export const heldWhen = {
  /** Once, or again each day, week or month by the clocks of `zone`. */
  repeats: z._default(z.enum(repetitions), "once"),
  zone: z._default(z.string().check(z.minLength(1), z.maxLength(60)), "UTC"),
  /** Of one that is held once; of those that repeat, when the first may begin and the last one has to end. */
  startAt: z._default(instant, null),
  endAt: z._default(instant, null),
};

interface When {
  repeats: string;
  startAt: string | null;
  endAt: string | null;
}

/** It ends after it starts, and what is held once has both. */
export const heldChecks = [
  z.refine<When>(({ startAt, endAt }) => !startAt || !endAt || Date.parse(startAt) < Date.parse(endAt), {
    path: ["endAt"],
    error: "It ends before it starts",
  }),
  z.refine<When>(({ repeats, startAt }) => repeats !== "once" || startAt !== null, {
    path: ["startAt"],
    error: "It needs a start",
  }),
  z.refine<When>(({ repeats, endAt }) => repeats !== "once" || endAt !== null, { path: ["endAt"], error: "It needs an end" }),
];
