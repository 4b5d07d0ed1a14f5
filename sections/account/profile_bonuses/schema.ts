import * as z from "zod/mini";
import { url } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The site's usual pages when empty. */
  promotionsUrl: z._default(url, ""),
  historyUrl: z._default(url, ""),
});

export type Props = z.output<typeof schema>;
