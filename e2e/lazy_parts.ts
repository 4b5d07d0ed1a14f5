import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, Chunk>;

const readManifest = (name: string) => JSON.parse(readFileSync(`dist/client/.vite/${name}.json`, "utf8")) as Manifest;

/** All chunks that come with one. */
function reached(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) reached(manifest, next, found);
  return found;
}

/** Every chunk that comes later than a page's entry. */
export const partsOfPages = (isOurs: (key: string) => boolean) =>
  lazyParts(readManifest("manifest"), ["src/player/client.tsx"], isOurs);

/** Every chunk that comes later than the editor's entry and what that asks for at once: its screen, its words. */
export function partsOfEditor(isOurs: (key: string) => boolean) {
  const manifest = readManifest("editor");
  const entry = "editor/index.html";
  return lazyParts(manifest, [entry, ...(manifest[entry]?.dynamicImports ?? [])], isOurs);
}

/** Every chunk that comes later than those, by the manifest of the build: from the key to its own files. */
function lazyParts(manifest: Manifest, atOnce: readonly string[], isOurs: (key: string) => boolean): Map<string, string[]> {
  const first = new Set(atOnce.flatMap((key) => [...reached(manifest, key)]));
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
