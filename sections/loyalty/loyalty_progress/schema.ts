import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Points and how many are missing, with two decimals (L-5.26, C-9.36). */
  showPoints: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
