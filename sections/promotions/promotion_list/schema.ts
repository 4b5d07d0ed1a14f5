import * as z from "zod/mini";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";
import { bonusTypes, columns, limit, skeleton } from "../list_props";

export const schema = sectionProps({
  bonusTypes,
  limit,
  columns,
  skeleton,
  /** With it the list is a foretaste: on phones one row to swipe. */
  showAll: z.optional(link),
});

export type Props = z.output<typeof schema>;
