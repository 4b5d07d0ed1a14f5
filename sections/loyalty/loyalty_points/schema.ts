import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Where the player's own points came from; guests see the formula alone. */
  showHistory: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
