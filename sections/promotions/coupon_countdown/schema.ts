import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Only where the code brings this promotion; any where it is 0. */
  bonusId: z._default(refers(z.int().check(z.minimum(0)), "bonus"), 0),
});

export type Props = z.output<typeof schema>;
