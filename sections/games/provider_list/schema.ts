import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { link } from "../../../schemas/link";

export const schema = sectionProps({
  layout: z._default(z.enum(["grid", "carousel"]), "grid"),
  /** Of the logos, in pixels (L-9.28). */
  imageSize: z._default(z.int().check(z.minimum(16), z.maximum(240)), 100),
  showAll: z.optional(link),
});

export type Props = z.output<typeof schema>;
