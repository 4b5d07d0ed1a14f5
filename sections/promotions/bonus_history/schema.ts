import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** How many come at a time. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
});

export type Props = z.output<typeof schema>;
