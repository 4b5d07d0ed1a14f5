import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Codes in place of names. */
  short: z._default(z.boolean(), false),
  /** A flag beside the language; the theme lulu always has it (L-2.94). */
  flags: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
