import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** How many are shown at most; rewards that wait stand first. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 12),
});

export type Props = z.output<typeof schema>;
