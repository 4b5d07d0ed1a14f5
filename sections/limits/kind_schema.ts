import * as z from "zod/mini";
import { sectionProps } from "../../schemas/section_props";

/** Daily, weekly and monthly, as the documents number them (C-5.49). */
export const periodChoices = [0, 1, 2] as const;

export const periods = z._default(z.array(z.union([z.literal(0), z.literal(1), z.literal(2)])).check(z.maxLength(3)), [
  ...periodChoices,
]);

export const schema = sectionProps({
  /** Which periods can be limited. */
  periods,
});

export type Props = z.output<typeof schema>;
