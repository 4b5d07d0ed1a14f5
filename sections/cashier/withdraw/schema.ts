import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The methods that are offered, in this order, by id or by the provider's key; all that pay out where none is named. */
  methodIds: z._default(
    z.array(refers(z.string().check(z.minLength(1), z.maxLength(60)), "payout_method")).check(z.maxLength(100)),
    [],
  ),
});

export type Props = z.output<typeof schema>;
