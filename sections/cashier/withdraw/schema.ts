import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The methods that are offered; all that pay out where none is named. */
  methodIds: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(100)), []),
});

export type Props = z.output<typeof schema>;
