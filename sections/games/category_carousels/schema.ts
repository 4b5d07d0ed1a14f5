import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Its slug, or the route's parameter: `:topCategorySlug`. All sub-categories where it is empty. */
  topCategory: z._default(refers(z.string().check(z.maxLength(100)), "top_category"), ""),
  /** How many games of each category (L-9.19). */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 24),
  /** How many cards stand above each other. */
  rows: z._default(z.int().check(z.minimum(1), z.maximum(4)), 2),
  shape: z._default(z.enum(["thumb", "square", "portrait"]), "portrait"),
});

export type Props = z.output<typeof schema>;
