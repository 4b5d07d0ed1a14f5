import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

/** What each level shows of itself, in this order. */
export const columnNames = ["points", "rakeback", "payouts", "birthday", "host", "extra"] as const;

export const schema = sectionProps({
  columns: z._default(z.array(z.enum(columnNames)).check(z.maxLength(12)), [...columnNames]),
});

export type Props = z.output<typeof schema>;
