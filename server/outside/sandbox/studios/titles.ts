import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { studioGameOf } from "./studio_games";

const catalogue = z.object({
  categories: z.array(z.object({ slug: z.string(), subCategories: z.array(z.object({ slug: z.string() })) })),
  games: z.array(z.object({ id: z.string(), name: z.string(), subCategory: z.string(), studio: z.string() })),
});

/** The games that the practice studios play, by their id: those of the demo's catalogue that nobody else does. */
export async function readTitles(root: string): Promise<Map<string, { name: string; studio: string; code: string }>> {
  const json = await readFile(join(root, "server/demo/catalogue.json"), "utf8").catch(() => null);
  if (json === null) return new Map();
  const { categories, games } = z.parse(catalogue, JSON.parse(json));
  const topOf = new Map(categories.flatMap(({ slug, subCategories }) => subCategories.map((sub) => [sub.slug, slug] as const)));
  return new Map(
    games.flatMap(({ id, name, subCategory, studio }) => {
      const code = studioGameOf({ id, subCategory, category: topOf.get(subCategory) ?? "" });
      return code === null ? [] : [[id, { name, studio, code }] as const];
    }),
  );
}
