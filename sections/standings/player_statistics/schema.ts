import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Of which games, until the player chooses others (C-7.29). */
  gameType: z._default(z.enum(["all", "casino", "sport"]), "all"),
});

export type Props = z.output<typeof schema>;
