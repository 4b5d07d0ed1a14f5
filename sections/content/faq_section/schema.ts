import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { richText, text } from "../../../schemas/text";

export const schema = sectionProps({
  items: z._default(z.array(z.object({ question: text(300), answer: richText(5000) })).check(z.maxLength(60)), []),
  singleOpen: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
