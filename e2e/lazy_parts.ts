import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;

/** All chunks that come with one. */
function reached(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) reached(next, found);
  return found;
}

/** Every chunk that comes later than the entry, by the manifest of the build: from the key to its own files. */
export function lazyParts(entry: string, isOurs: (key: string) => boolean): Map<string, string[]> {
  const first = reached(entry);
  const parts = new Map<string, string[]>();
  const known = new Set(first);
  for (const key of known) {
    for (const next of [...(manifest[key]?.dynamicImports ?? []), ...(manifest[key]?.imports ?? [])]) known.add(next);
    const chunk = manifest[key];
    const isLater = [...known].some((other) => manifest[other]?.dynamicImports?.includes(key));
    if (chunk && isLater && !first.has(key) && isOurs(key)) parts.set(key, [chunk.file, ...(chunk.css ?? [])]);
  }
  return parts;
}

/** Takes parts away, and gives them back; tells which of them were asked for in vain, and which have come. */
export async function takeAway(page: Page, parts: ReadonlyMap<string, string[]>) {
  const partOf = new Map([...parts].flatMap(([part, files]) => files.map((file) => [file, part] as const)));
  const gone = new Set(parts.keys());
  const missed = new Set<string>();
  const come = new Set<string>();
  await page.route("**/assets/**", async (route) => {
    const part = partOf.get(new URL(route.request().url()).pathname.slice(1));
    if (part === undefined || !gone.has(part)) return route.fallback();
    missed.add(part);
    return route.abort();
  });
  page.on("requestfinished", (request) => {
    const { pathname } = new URL(request.url());
    const part = partOf.get(pathname.slice(1));
    if (part !== undefined && pathname.endsWith(".js")) come.add(part);
  });
  return {
    missed,
    come,
    giveBack(names: Iterable<string>) {
      for (const name of names) gone.delete(name);
    },
  };
}
