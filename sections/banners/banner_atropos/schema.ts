import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { decoration } from "../../../schemas/image";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  banner: z._default(banner, {}),
  /** From the farthest to the nearest. */
  depthLayers: z._default(z.array(decoration).check(z.maxLength(8)), []),
  /** In degrees. */
  maxTilt: z._default(z.int().check(z.minimum(0), z.maximum(45)), 15),
  /** What it does for visitors who asked for less movement. */
  reducedMotion: z._default(z.enum(["static"]), "static"),
});

export type Props = z.output<typeof schema>;
