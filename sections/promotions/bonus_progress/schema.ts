import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** One line. */
  compact: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
