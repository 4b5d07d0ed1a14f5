import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banner: z._default(banner, {}),
  size: z._default(z.enum(["small", "normal"]), "normal"),
  /** Wins over the banner's own link. */
  cta: z.optional(link),
});

export type Props = z.output<typeof schema>;
