import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const modes = ["inline", "modal"] as const;

export const schema = sectionProps({
  /** On the page, or behind a button. */
  mode: z._default(z.enum(modes), "inline"),
});

export type Props = z.output<typeof schema>;
