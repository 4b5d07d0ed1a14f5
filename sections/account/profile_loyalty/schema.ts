import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The level's name and picture. */
  showBadge: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
