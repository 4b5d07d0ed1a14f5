import * as z from "zod/mini";
import { exclusionDays } from "../../../schemas/exclusion_days";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Numbers of days to choose with one press; any other can be typed. */
  periods: z._default(z.array(exclusionDays).check(z.maxLength(12)), [1, 7, 30, 90, 180]),
  /** L-9.10. */
  defaultDays: z._default(exclusionDays, 1),
});

export type Props = z.output<typeof schema>;
