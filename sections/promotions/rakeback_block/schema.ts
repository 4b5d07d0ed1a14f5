import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** A coin that turns while something can be claimed. */
  showCoin: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
