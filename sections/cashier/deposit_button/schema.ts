import * as z from "zod/mini";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Where it leads; the deposit page when missing. */
  link: z.optional(link),
  /** Names the offer that a deposit can start, with a way to take it along. */
  showBonus: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
