import * as z from "zod/mini";
import { sectionProps } from "../../../schemas/section_props";

const most = (fallback: number, maximum: number) => z._default(z.int().check(z.minimum(1), z.maximum(maximum)), fallback);

export const schema = sectionProps({
  /** Games that a search shows (L-9.22). */
  limit: most(48, 100),
  /** Games that stand there before anybody has typed. */
  suggested: most(15, 50),
  /** Studios that a search shows. */
  providers: most(10, 50),
});

export type Props = z.output<typeof schema>;
