import * as z from "zod/mini";
import { refers } from "../../../schemas/reference";
import { sectionProps } from "../../../schemas/section_props";

export const schema = sectionProps({
  /** Its slug, or the route's parameter: `:topCategorySlug`. All sub-categories where it is empty. */
  topCategory: z._default(refers(z.string().check(z.maxLength(100)), "top_category"), ""),
  showIcons: z._default(z.boolean(), true),
  /** The first tab leads to all games. */
  showLobby: z._default(z.boolean(), true),
  /** It stays under the header while the page scrolls. */
  sticky: z._default(z.boolean(), false),
});

export type Props = z.output<typeof schema>;
