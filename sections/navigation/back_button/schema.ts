import * as z from "zod/mini";
import { url } from "../../../schemas/link";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Where it leads whoever came from elsewhere. */
  fallbackUrl: z._default(url, "/"),
});

export type Props = z.output<typeof schema>;
