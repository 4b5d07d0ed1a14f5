import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

const pixels = (fallback: number) => z._default(z.int().check(z.minimum(0), z.maximum(1000)), fallback);

export const schema = sectionProps({
  height: z._default(z.object({ mobile: pixels(24), tablet: pixels(32), desktop: pixels(48) }), {
    mobile: 24,
    tablet: 32,
    desktop: 48,
  }),
});

export type Props = z.output<typeof schema>;
