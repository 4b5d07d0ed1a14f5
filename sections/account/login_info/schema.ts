import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The address from which the player calls. */
  showIp: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
