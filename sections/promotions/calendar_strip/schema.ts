import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Today is the first of them. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(14)), 4),
});

export type Props = z.output<typeof schema>;
