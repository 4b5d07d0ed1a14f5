import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banner: z._default(banner, {}),
  /** Where its button leads; when missing where the banner's leads, or to signing up on the page that the visitor is on. */
  cta: z.optional(link),
});

export type Props = z.output<typeof schema>;
