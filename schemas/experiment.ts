import * as z from "zod/mini";

/**
 * Makes a section a variant of an experiment. Whoever looks is shown the sections of one variant and none of the others'. All that an
 * experiment is stands at its sections, so that they may be copied, moved, shown in place and merged like any other (issue 18, 9).
 */
export const experiment = z.looseObject({
  /** The same at all sections of the experiment. */
  id: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)),
  /** What its makers call it; visitors never get it. */
  name: z.string().check(z.maxLength(100)),
  variant: z.string().check(z.regex(/^[a-z]$/)),
  /** How many of a hundred visitors are shown the variant. */
  share: z.int().check(z.minimum(0), z.maximum(100)),
});

export interface Experiment {
  id: string;
  name: string;
  variant: string;
  share: number;
}
