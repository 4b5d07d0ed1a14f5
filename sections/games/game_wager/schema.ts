import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** One line, without the amounts below the bar. */
  compact: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
