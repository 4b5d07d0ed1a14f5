import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Shows what was picked before it is opened; otherwise there is a button alone. */
  showPreview: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
