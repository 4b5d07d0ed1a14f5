import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** In pixels. */
  height: z._default(z.int().check(z.minimum(240), z.maximum(1200)), 480),
});

export type Props = z.output<typeof schema>;
