import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Wallets without money as well; the active one is always there. */
  showZero: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
