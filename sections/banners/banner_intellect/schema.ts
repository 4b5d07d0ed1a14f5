import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banner: z._default(banner, {}),
  /** Where the words stand; the picture is on the other side. */
  textSide: z._default(z.enum(["left", "right"]), "left"),
});

export type Props = z.output<typeof schema>;
