import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { betTabs, rowLimits } from "../board_options";

export const schema = sectionProps({
  /** Bets as they are made, or the standings of the tournaments that run (C-2.47). */
  mode: z._default(z.enum(["regular", "tournament"]), "regular"),
  /** How many rows are shown until somebody chooses otherwise (C-5.55, C-9.28). */
  rowLimit: z._default(z.literal(rowLimits), 10),
  /** In the regular mode: lists of bets, in this order; `my_bets` is for players alone (C-2.48). */
  tabs: z._default(z.array(z.enum(betTabs)).check(z.minLength(1), z.maxLength(8)), [...betTabs]),
});

export type Props = z.output<typeof schema>;
