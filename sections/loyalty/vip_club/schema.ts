import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { richText } from "../../../schemas/text";

export const schema = sectionProps({
  body: z._default(richText(), {}),
  /** Shows the levels too. */
  levels: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
