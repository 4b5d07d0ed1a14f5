import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { bonusTypes } from "../list_props";

export const schema = sectionProps({
  bonusTypes,
  /** How long it rests before it moves on by itself (L-9.17); it stays where it is at 0. */
  autoplayMs: z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 2000),
});

export type Props = z.output<typeof schema>;
