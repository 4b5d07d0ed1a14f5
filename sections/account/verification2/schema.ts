import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";
import { documentsProps } from "../documents_schema";

export const schema = sectionProps({
  ...documentsProps,
  /** One step after the other, each with its number. */
  steps: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
