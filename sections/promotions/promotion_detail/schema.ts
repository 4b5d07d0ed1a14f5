import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** The promotion's key, or the route's parameter that holds it: `:bannerKey`. */
  bannerKey: z._default(refers(z.string().check(z.minLength(1), z.maxLength(100)), "promotion"), ":bannerKey"),
});

export type Props = z.output<typeof schema>;
