import * as z from "zod/mini";
import { url } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Where it leads once a code was redeemed; the site's promotions when empty. */
  redirectUrl: z._default(url, ""),
});

export type Props = z.output<typeof schema>;
