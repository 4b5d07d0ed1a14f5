import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Without one: those that run, then coming and finished ones. */
  status: z.optional(z.enum(["UPCOMING", "IN-PROGRESS", "FINISHED"])),
  /** How many stand on a page (L-9.03). */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
});

export type Props = z.output<typeof schema>;
