import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { text } from "../../../schemas/text";

export const schema = sectionProps({
  /** What stands on the button; the site's own words without it (S-2.84). */
  text: z.optional(text(60)),
});

export type Props = z.output<typeof schema>;
