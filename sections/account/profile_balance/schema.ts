import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Own money and bonus money apart from each other. */
  showNonCash: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
