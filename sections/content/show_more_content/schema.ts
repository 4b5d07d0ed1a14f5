import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { richText, text } from "../../../schemas/text";

export const schema = sectionProps({
  body: z._default(richText(), {}),
  collapsedLines: z._default(z.int().check(z.minimum(1), z.maximum(40)), 4),
  buttonText: z.optional(text(60)),
});

export type Props = z.output<typeof schema>;
