import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const transactionTypes = ["deposit", "withdraw", "games"] as const;

export const schema = sectionProps({
  /** Rows of a page (C-9.27). */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 10),
  /** What can be looked at; one alone has no choice above the list. */
  types: z._default(z.array(z.enum(transactionTypes)).check(z.minLength(1)), [...transactionTypes]),
  dateFilter: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
