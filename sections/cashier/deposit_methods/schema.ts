import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Methods of one parent are one entry that opens a list. */
  groupByParent: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
