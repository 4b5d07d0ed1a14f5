import * as z from "zod/mini";
import { sectionProps } from "../../../../../../schemas/section_props";
import { text } from "../../../../../../schemas/text";

export const schema = sectionProps({
  subtitle: text(),
  image: z.string(),
  alt: text(),
  ctaLabel: text(),
  ctaHref: z.string(),
});

export type Props = z.output<typeof schema>;
