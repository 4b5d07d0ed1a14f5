import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

/** The cards there are, in the order in which they stand at first. */
export const cardNames = ["balance", "bonuses", "documents", "email", "edit", "transactions", "loyalty", "promo_code"] as const;
export type CardName = (typeof cardNames)[number];

export const schema = sectionProps({
  cards: z._default(z.array(z.enum(cardNames)).check(z.maxLength(20)), [...cardNames]),
});

export type Props = z.output<typeof schema>;
