import * as z from "zod/mini";
import { url } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Of the cashier to be shown; empty for the embedded cashier of the site's provider. */
  url: z._default(url, ""),
  /** What the cashier is told about its look, as `theme` in its address. */
  theme: z.optional(z.string().check(z.maxLength(60))),
});

export type Props = z.output<typeof schema>;
