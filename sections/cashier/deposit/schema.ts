import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** 2 hides footer and bottom bar on phones (C-2.18), and finds the bonus again that was chosen before the withdraw page (C-4.07). */
  formVersion: z._default(z.union([z.literal(1), z.literal(2)]), 2),
  /** Offers under each other, or to be swiped through. */
  bonusLayout: z._default(z.enum(["list", "carousel"]), "list"),
  /** Only these methods, in this order, by id or by the provider's key; all where empty. */
  methodIds: z._default(
    z.array(refers(z.string().check(z.minLength(1), z.maxLength(60)), "payment_method")).check(z.maxLength(100)),
    [],
  ),
});

export type Props = z.output<typeof schema>;
