import * as z from "zod/mini";
import { banner } from "../../../schemas/banner";
import { decoration } from "../../../schemas/image";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Its picture in the foreground waits at the crossing. */
  banner: z._default(banner, {}),
  lanes: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
  /** What drives, by turns for lanes that lead away and for lanes that come near. */
  sprites: z._default(z.array(decoration).check(z.maxLength(12)), []),
});

export type Props = z.output<typeof schema>;
