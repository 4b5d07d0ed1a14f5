import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { sectionProps } from "../../../schemas/section_props";

const perView = z._default(z.number().check(z.minimum(1), z.maximum(6)), 1);

export const schema = sectionProps({
  banners: z._default(z.array(banner).check(z.maxLength(24)), []),
  /** How long each rests, in milliseconds; 0 waits for the visitor (L-9.17). */
  autoplayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 6000),
  dots: z._default(z.boolean(), true),
  slidesPerView: z._default(z.object({ mobile: perView, tablet: perView, desktop: perView }), {
    mobile: 1,
    tablet: 1,
    desktop: 1,
  }),
  /** Small ones that stand beside the slides, below them where it is narrow. */
  sideBanners: z._default(z.array(banner).check(z.maxLength(2)), []),
});

export type Props = z.output<typeof schema>;
