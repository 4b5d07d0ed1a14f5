import * as z from "zod/mini";
import type { QueryContext } from "../../src/api/section_query";

/** Where the games of a section come from. */
export const source = z.object({
  kind: z.enum(["category", "topCategory", "collection", "provider", "recent", "favorites", "gameCodes"]),
  /**
   * A slug, an id, identifiers separated by commas. A part that starts with a colon is the route's parameter of that
   * name: `:subCategorySlug`. A sub-category may stand behind its top category: `slots/fantasy`. An empty collection
   * is all games.
   */
  value: z._default(z.string().check(z.maxLength(2000)), ""),
});
export type Source = z.output<typeof source>;

/** The source with the route's parameters in place of their names. */
export const resolveSource = ({ kind, value }: Source, params: QueryContext["params"]): Source => ({
  kind,
  value: value
    .split("/")
    .map((part) => (part.startsWith(":") ? (params[part.slice(1)] ?? "") : part))
    .join("/"),
});

/** Games that belong to one player, so that a guest has none. */
export const isPersonal = ({ kind }: Source) => kind === "recent" || kind === "favorites";
