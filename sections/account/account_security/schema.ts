import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

/** The cards there are, in the order in which they stand at first. */
export const partNames = ["password", "two_factor", "sessions", "push", "consents", "data", "close"] as const;
export type PartName = (typeof partNames)[number];

export const schema = sectionProps({
  parts: z._default(z.array(z.enum(partNames)).check(z.maxLength(20)), [...partNames]),
});

export type Props = z.output<typeof schema>;
