import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** How many of the newest payments. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(20)), 3),
});

export type Props = z.output<typeof schema>;
