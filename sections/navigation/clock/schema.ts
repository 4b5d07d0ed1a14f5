import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Hours of half a day or of a whole one. */
  format: z._default(z.enum(["12", "24"]), "24"),
});

export type Props = z.output<typeof schema>;
