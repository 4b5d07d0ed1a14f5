import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
  days: z._default(z.int().check(z.minimum(1), z.maximum(365)), 7),
  /** The best win of each player alone. */
  showBestResult: z._default(z.boolean(), false),
  /** Only those of whoever looks (L-6.11). */
  mine: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
