import * as z from "zod/mini";

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
