import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Stays once the documents are approved. */
  showWhenApproved: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
