import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { decoration } from "../../../schemas/image";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banner: z._default(banner, {}),
  /** From the farthest to the nearest. */
  layers: z._default(z.array(decoration).check(z.maxLength(8)), []),
  /** How far the nearest layer moves: 0 stands still. */
  factor: z._default(z.number().check(z.minimum(0), z.maximum(1)), 0.3),
});

export type Props = z.output<typeof schema>;
