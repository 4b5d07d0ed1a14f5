import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { text } from "../../../schemas/text";

const instant = z.optional(z.iso.datetime({ offset: true }));
const label = z.optional(text(120));

export const schema = sectionProps({
  startAt: instant,
  endAt: instant,
  /** What stands above the numbers in each of the three phases (L-4.73). */
  labels: z._default(z.object({ before: label, running: label, ended: label }), {}),
});

export type Props = z.output<typeof schema>;
