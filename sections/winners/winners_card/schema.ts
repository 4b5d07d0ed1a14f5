import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  source: z._default(z.enum(["latest", "top"]), "latest"),
});

export type Props = z.output<typeof schema>;
