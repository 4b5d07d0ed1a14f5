import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** `USDT`, in any case; nothing is asked for without one (L-5.06, L-5.07). */
  cryptoCurrencyCode: z._default(z.string().check(z.toUpperCase(), z.regex(/^(?:[A-Z][A-Z0-9]{1,9})?$/)), ""),
});

export type Props = z.output<typeof schema>;
