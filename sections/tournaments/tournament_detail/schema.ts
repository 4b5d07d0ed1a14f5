import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Without one: the one in the address, else the one that runs, the next, or the last. */
  tournamentItemId: z.optional(refers(z.int().check(z.minimum(1), z.maximum(2_147_483_647)), "tournament")),
});

export type Props = z.output<typeof schema>;
