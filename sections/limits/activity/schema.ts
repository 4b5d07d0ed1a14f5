import * as z from "zod/mini";
import { activityPeriods } from "../../../schemas/api/activity";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** What is shown at first. */
  period: z._default(z.enum(activityPeriods), "week"),
});

export type Props = z.output<typeof schema>;
