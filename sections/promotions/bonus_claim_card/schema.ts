import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { decoration } from "../../../schemas/image";
import { sectionProps } from "../../../schemas/section_props";
import { text } from "../../../schemas/text";

export const schema = sectionProps({
  /** The promotion's number. */
  bonusId: z._default(refers(z.int().check(z.minimum(0)), "bonus"), 0),
  /** In the place of the picture once it is claimed (L-4.17). */
  claimedImage: z.optional(decoration),
  /** What is said then. */
  label: z.optional(text(120)),
});

export type Props = z.output<typeof schema>;
