import * as z from "zod/mini";
import { sectionProps } from "../../../../../../schemas/section_props";
import { text } from "../../../../../../schemas/text";

export const schema = sectionProps({
  items: z.array(z.object({ heading: text(), text: text(), href: z.string() })),
});

export type Props = z.output<typeof schema>;
