import type * as z from "zod/mini";
import { sectionProps } from "../../../../../../schemas/section_props";
import { text } from "../../../../../../schemas/text";

export const schema = sectionProps({ body: text() });

export type Props = z.output<typeof schema>;
