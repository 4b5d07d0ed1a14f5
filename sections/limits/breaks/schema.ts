import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const breakParts = ["time_out", "self_exclusion", "panic", "help"] as const;

export const schema = sectionProps({
  /** What is shown of it. */
  parts: z._default(z.array(z.enum(breakParts)).check(z.maxLength(4)), [...breakParts]),
});

export type Props = z.output<typeof schema>;
