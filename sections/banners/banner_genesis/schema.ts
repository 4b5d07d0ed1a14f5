import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { decoration } from "../../../schemas/image";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banner: z._default(banner, {}),
  /** Stands before the frame and reaches beyond it; the banner's own foreground picture when missing. */
  foreground: z.optional(decoration),
  /** In pixels, where there is room for it. */
  height: z._default(z.int().check(z.minimum(280), z.maximum(800)), 460),
});

export type Props = z.output<typeof schema>;
