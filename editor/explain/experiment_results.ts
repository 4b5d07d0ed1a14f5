import type { ExperimentResults } from "../../schemas/api/experiments";

export const measures = ["clicked", "signedUp", "deposited"] as const;
export type Measure = (typeof measures)[number];
type Counted = ExperimentResults["variants"][number];

/** From one share to another, both from 0 to 1. */
export interface Interval {
  low: number;
  high: number;
}

/** How often an interval of one rate, looked at once, misses the truth. */
const missed = 0.05;
const z = 1.959964; // of a normal distribution, for the same

/** Where the true rate lies of something that was seen `count` times among `total` (Wilson's score interval, 95 %). */
export function rateInterval(count: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const rate = count / total;
  const middle = (rate + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const half = (z / (1 + (z * z) / total)) * Math.sqrt((rate * (1 - rate)) / total + (z * z) / (4 * total * total));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** At how many visitors of a variant an interval of a difference is at its narrowest for what is known. */
const tightAt = 5_000;

/**
 * Where the true difference of two rates lies, at all times together: it may be looked at as often as one likes, and stopped when one likes, and
 * still misses the truth in no more than `alpha` of all experiments (an asymptotic confidence sequence, Waudby-Smith et al., 2021).
 */
export function differenceInterval(one: Pair, other: Pair, alpha: number): Interval {
  const [p, q] = [one.count / one.total, other.count / other.total];
  const smaller = Math.min(one.total, other.total);
  const error = Math.sqrt((p * (1 - p)) / one.total + (q * (1 - q)) / other.total);
  const rho = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha)) + 1) / tightAt;
  const scaled = smaller * rho;
  const half = error * Math.sqrt(((2 * (scaled + 1)) / scaled) * Math.log(Math.sqrt(scaled + 1) / alpha));
  return { low: p - q - half, high: p - q + half };
}

interface Pair {
  count: number;
  total: number;
}

/** Before that many days, visitors and things counted in each variant nothing is said: weekends differ from other days, and few differ from few. */
export const fewest = { days: 7, seen: 200, counted: 20 } as const;

/** What can be said of a measure of a variant beside the first: that it is too early, that no difference is known, or which is better. */
export type Verdict = { kind: "early" } | { kind: "open" | "better" | "worse"; by: Interval };

/** Compares a variant with the first. All measures and variants together miss the truth in no more than 5 of 100 experiments. */
export function compare(results: ExperimentResults, variant: string, measure: Measure): Verdict {
  const [first] = results.variants;
  const other = results.variants.find((each) => each.variant === variant);
  if (!first || !other || first === other || results.days < fewest.days) return { kind: "early" };
  const isFew = (one: Counted) => one.seen < fewest.seen || one[measure] < fewest.counted;
  if (isFew(first) || isFew(other)) return { kind: "early" };
  const alpha = missed / (measures.length * (results.variants.length - 1));
  const pairOf = (one: Counted): Pair => ({ count: one[measure], total: one.seen });
  const by = differenceInterval(pairOf(other), pairOf(first), alpha);
  return { kind: by.low > 0 ? "better" : by.high < 0 ? "worse" : "open", by };
}
