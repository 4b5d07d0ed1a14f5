import * as z from "zod/mini";
import { named, type Reference, type ReferenceKind, refers } from "../../schemas/reference";

/** Where the games of a section come from. */
export const source = refers(
  z.object({
    kind: z.enum(["category", "topCategory", "collection", "provider", "recent", "favorites", "gameCodes"]),
    /**
     * A slug, an id, identifiers separated by commas. A part that starts with a colon is the route's parameter of that
     * name: `:subCategorySlug`. A sub-category may stand behind its top category: `slots/fantasy`. An empty collection
     * is all games.
     */
    value: z._default(z.string().check(z.maxLength(2000)), ""),
  }),
  referencesIn,
);
export type Source = z.output<typeof source>;

/** The kinds whose value names things of the site, and which. */
const kinds: Partial<Record<string, ReferenceKind>> = {
  category: "category",
  topCategory: "top_category",
  provider: "provider",
  gameCodes: "game",
};

function referencesIn(value: unknown): Reference[] {
  const { kind, value: names } = value as { kind?: unknown; value?: unknown };
  const of = kinds[String(kind)];
  if (!of || typeof names !== "string") return [];
  return names.split(",").flatMap((name, index) => named(of, of === "category" ? lastOf(name) : name, ["value", index]));
}

/** A sub-category is known by its own slug, whatever stands before it. */
const lastOf = (name: string) => (name.includes(":") ? "" : (name.split("/").at(-1) ?? ""));
