import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const requestStatuses = [0, 1] as const;

export const schema = sectionProps({
  /** 0 are those that are on their way, 1 those that are over. */
  status: z._default(z.union([z.literal(0), z.literal(1)]), 0),
});

export type Props = z.output<typeof schema>;
