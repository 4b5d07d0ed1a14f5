import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { banner } from "../../../schemas/banner";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Texts that it leaves open are the tournament's. */
  banner: z._default(banner, {}),
  /** Without one: the tournament that runs, else the next, else the last. */
  tournamentItemId: z.optional(refers(z.int().check(z.minimum(1), z.maximum(2_147_483_647)), "tournament")),
  showCountdown: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
