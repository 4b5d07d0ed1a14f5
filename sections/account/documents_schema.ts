import * as z from "zod/mini";
import { documentLabelIds } from "../../schemas/documents";

/** What every way to show documents and to send them may say. */
export const documentsProps = {
  /** Numbers of the kinds of documents that are shown; empty is all. */
  labels: z._default(z.array(z.literal(documentLabelIds)).check(z.maxLength(20)), []),
};
