import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Keys or numbers of jackpots; all of them where none is named. */
  jackpotIds: z._default(z.array(refers(z.string().check(z.maxLength(60)), "jackpot")).check(z.maxLength(20)), []),
  /** Only those in this currency; without one, those in the currency of the first. */
  currency: z._default(z.string().check(z.maxLength(10)), ""),
});

export type Props = z.output<typeof schema>;
