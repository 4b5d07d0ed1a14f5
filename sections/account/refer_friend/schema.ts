import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Says what a friend earns the player, by the site's settings. */
  percentFromSettings: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
