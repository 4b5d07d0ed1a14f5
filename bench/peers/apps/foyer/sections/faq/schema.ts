import * as z from "zod/mini";
import { sectionProps } from "../../../../../../schemas/section_props";
import { text } from "../../../../../../schemas/text";

export const schema = sectionProps({ items: z.array(z.object({ question: text(), answer: text() })) });

export type Props = z.output<typeof schema>;
