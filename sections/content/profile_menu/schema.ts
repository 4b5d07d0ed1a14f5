import * as z from "zod/mini";
import { navigationItem } from "../../../schemas/navigation";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The pages of an account when empty. */
  items: z._default(z.array(navigationItem).check(z.maxLength(40)), []),
});

export type Props = z.output<typeof schema>;
