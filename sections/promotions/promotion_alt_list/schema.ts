import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { bonusTypes, columns, limit, skeleton } from "../list_props";

export const layouts = ["wide", "compact"] as const;

export const schema = sectionProps({
  bonusTypes,
  limit,
  columns,
  skeleton,
  /** Large pictures, or none. */
  layout: z._default(z.enum(layouts), "wide"),
});

export type Props = z.output<typeof schema>;
