import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The id of a round, or the route's parameter that holds it: `:roundId`. */
  round: z._default(z.string().check(z.minLength(1), z.maxLength(64)), ":roundId"),
});

export type Props = z.output<typeof schema>;
