import * as z from "zod/mini";
import { color } from "../../../schemas/banner";
import { image } from "../../../schemas/image";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";
import { richText, text } from "../../../schemas/text";

export const schema = sectionProps({
  body: z._default(richText(), {}),
  image: z.optional(image),
  /** On which side the words stand; in the middle, the picture stands above them. */
  align: z._default(z.enum(["left", "center", "right"]), "left"),
  background: z.optional(color),
  cta: z.optional(link),
  ctaText: z.optional(text(60)),
});

export type Props = z.output<typeof schema>;
