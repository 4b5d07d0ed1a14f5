import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "../schemas/page";

const folder = path.join(import.meta.dirname, "../server/demo/pages");

/** Something that is there for each parameter of a route. */
const examples: Record<string, string> = {
  subCategorySlug: "horror",
  topCategorySlug: "slots",
  bannerKey: "drops-race",
  providerId: "voltgrid",
  game: "ember-drake",
  gameId: "1",
};

/** An address of every page of the demo casino. */
export const seededPages = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Page)
  .map(({ route, access, sections }) => ({
    route,
    address: route.replace(/:([a-zA-Z]+)/g, (_, name: string) => examples[name] ?? name),
    isForUsers: access === "user",
    types: typesIn(sections),
  }));

function typesIn(sections: Page["sections"]): string[] {
  return sections.flatMap(({ type, sections: inner = [] }) => [type, ...typesIn(inner)]);
}

/** The addresses of pages that together show every section type that some of these pages show. */
export function addressesOfEveryType(pages: typeof seededPages): ReadonlySet<string> {
  const seen = new Set<string>();
  const richestFirst = pages.toSorted((a, b) => new Set(b.types).size - new Set(a.types).size);
  const chosen = richestFirst.filter(({ types }) => {
    const isNew = types.some((type) => !seen.has(type));
    types.forEach((type) => seen.add(type));
    return isNew;
  });
  return new Set(chosen.map(({ address }) => address));
}
