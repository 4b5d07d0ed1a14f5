import * as z from "zod/mini";
import { text } from "./text";

/** What every type's props may hold besides its own (S-0.03). */
export const commonProps = {
  title: z.optional(text(200)),
  /** The fragment that links can jump to. */
  anchor: z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_-]{0,60}$/))),
  /** Its place among its siblings, in layouts that list them in another order; `src/layout/upgrade.ts` puts it there and takes the number away. */
  order: z.optional(z.int()),
};

/** The schema of a type's props: its own and the common ones. */
export const sectionProps = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object({ ...commonProps, ...shape });
