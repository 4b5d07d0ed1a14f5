import * as z from "zod/mini";
import { url } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Where the profile is edited; the site's usual page when empty. */
  url: z._default(url, ""),
});

export type Props = z.output<typeof schema>;
