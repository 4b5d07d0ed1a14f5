import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { decoration } from "../../../schemas/image";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Its picture in the foreground travels: the scene passes by behind it. */
  banner: z._default(banner, {}),
  /** From the farthest, which stands still, to the nearest. */
  layers: z._default(z.array(decoration).check(z.maxLength(8)), []),
  /** 1 is the pace of a train; 0 stands still. */
  speed: z._default(z.number().check(z.minimum(0), z.maximum(4)), 1),
});

export type Props = z.output<typeof schema>;
