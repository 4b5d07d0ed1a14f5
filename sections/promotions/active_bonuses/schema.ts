import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** How far each one is wagered. */
  showProgress: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
