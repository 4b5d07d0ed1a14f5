import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const breakParts = ["time_out", "self_exclusion", "panic", "help"] as const;

export const schema = sectionProps({
  /** What is shown of it. */
  parts: z._default(z.array(z.enum(breakParts)).check(z.maxLength(4)), [...breakParts]),
});

/** Markets ask for a way to self-exclusion. */
export const isLandmark = ({ parts }: Record<string, unknown>) => Array.isArray(parts) && parts.includes("self_exclusion");

export type Props = z.output<typeof schema>;
