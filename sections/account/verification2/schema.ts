import * as z from "zod/mini";
import { documentLabelIds } from "../../../schemas/documents";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Numbers of the kinds of documents that are shown; empty is all. */
  labels: z._default(z.array(z.literal(documentLabelIds)).check(z.maxLength(20)), []),
  /** One step after the other, each with its number. */
  steps: z._default(z.boolean(), true),
});

export type Props = z.output<typeof schema>;
