import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { text } from "../../../schemas/text";

export const schema = sectionProps({
  /** Above the form. */
  lead: z.optional(text(500)),
});

export type Props = z.output<typeof schema>;
