import * as z from "zod/mini";
import { limitKinds } from "../../../schemas/limits";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** What is listed, in this order. */
  rows: z._default(z.array(z.enum(limitKinds)).check(z.maxLength(4)), [...limitKinds]),
});

export type Props = z.output<typeof schema>;
