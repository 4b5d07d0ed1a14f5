import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The code is there already where the address names one: `?cpnc=WINTER26`. */
  prefillFromQuery: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
