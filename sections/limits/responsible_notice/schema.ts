import * as z from "zod/mini";
import { navigationLink } from "../../../schemas/navigation";
import { sectionProps } from "../../../schemas/section_props";
import { richText } from "../../../schemas/text";

export const schema = sectionProps({
  /** The site's own words when empty. */
  body: z._default(richText(4000), {}),
  links: z._default(z.array(navigationLink).check(z.maxLength(8)), []),
});

export type Props = z.output<typeof schema>;
