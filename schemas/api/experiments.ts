import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { experiment } from "../experiment";

const { id, variant } = experiment.shape;

export const countVariant = endpoint({
  method: "POST",
  path: "/api/experiments/count",
  role: "public",
  summary:
    "Counts that the caller has seen their variant of an experiment, or clicked in it, once each; whatever is not theirs, bots and the back office count for nothing.",
  body: z.object({ experiment: id, variant, event: z.enum(["seen", "clicked"]) }),
  answer: z.object({ data: z.object({ success: z.boolean() }) }),
});

const count = z.int().check(z.minimum(0));

const results = z.object({
  /** Since the first visitor, today included; 0 before. */
  days: count,
  /** Those that somebody has seen, by letter. */
  variants: z.array(z.object({ variant, seen: count, clicked: count, signedUp: count, deposited: count })),
});
export type ExperimentResults = z.output<typeof results>;

export const getExperimentResults = endpoint({
  method: "GET",
  path: "/api/backoffice/experiments/:id",
  role: "content_editor",
  summary: "How many visitors saw each variant of an experiment, and how many of them clicked in it, signed up and deposited.",
  params: z.object({ id }),
  answer: results,
});
