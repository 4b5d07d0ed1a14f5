import * as z from "zod/mini";
import { link } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  shape: z._default(z.enum(["thumb", "square", "portrait"]), "portrait"),
  showAll: z.optional(link),
});

export type Props = z.output<typeof schema>;
