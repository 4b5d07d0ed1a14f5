import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** How many at first, and how many more each time. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  shape: z._default(z.enum(["thumb", "square", "portrait"]), "portrait"),
});

export type Props = z.output<typeof schema>;
