import * as z from "zod/mini";
import { mostExclusionDays } from "./most_exclusion_days";

/** Bounds of a self-exclusion or time-out in days (L-5.01). */
export const exclusionDays = z.int().check(z.minimum(1), z.maximum(mostExclusionDays));
