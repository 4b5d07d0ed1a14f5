import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banners: z._default(z.array(banner).check(z.maxLength(24)), []),
  /** How long each rests, in milliseconds; 0 waits for the visitor (L-9.17). */
  autoplayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 6000),
});

export type Props = z.output<typeof schema>;
