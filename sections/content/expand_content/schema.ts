import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { richText } from "../../../schemas/text";

export const schema = sectionProps({
  body: z._default(richText(), {}),
  initiallyOpen: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
