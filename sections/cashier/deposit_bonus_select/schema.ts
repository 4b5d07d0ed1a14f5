import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Offers under each other, or to be swiped through. */
  layout: z._default(z.enum(["list", "carousel"]), "list"),
});

export type Props = z.output<typeof schema>;
