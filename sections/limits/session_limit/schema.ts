import * as z from "zod/mini";
import { sessionMinutes } from "../../../schemas/limits";
import { sectionProps } from "../../../schemas/section_props";
import { periods } from "../kind_schema";

export const unitChoices = ["minutes", "hours", "days"] as const;

export const schema = sectionProps({
  /** In which units a visit's time can be given. */
  units: z._default(z.array(z.enum(unitChoices)).check(z.minLength(1), z.maxLength(3)), [...unitChoices]),
  /** What the form begins with, in minutes (C-9.21). */
  default: z._default(z.int().check(z.minimum(sessionMinutes.least), z.maximum(sessionMinutes.most)), sessionMinutes.usual),
  /** Which periods of playing time can be limited besides. */
  periods,
});

export type Props = z.output<typeof schema>;
