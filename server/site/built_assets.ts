import { readFileSync } from "node:fs";
import path from "node:path";
import type { Assets } from "../../src/player/document";

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

const entryKey = "src/player/client.tsx";

/** What the browser needs for a page, read from Vite's manifest: chunks with all that they import, and their styles. */
export function readBuiltAssets(clientDir: string): Assets {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunksByType = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const type = /^sections\/[^/]+\/([^/]+)\/index\.tsx?$/.exec(key)?.[1];
    if (type) chunksByType.set(type, key);
  }
  const known = new Map<string, { styles: string[]; scripts: string[] }>();

  return {
    entry: address(manifest[entryKey]?.file ?? ""),
    of(types, language) {
      const key = `${language} ${types.join(" ")}`;
      let found = known.get(key);
      if (!found) known.set(key, (found = collect(types, language)));
      return found;
    },
  };

  function collect(types: readonly string[], language: string) {
    const keys = new Set<string>();
    const add = (key: string | undefined) => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || key === undefined || keys.has(key)) return;
      keys.add(key);
      chunk.imports?.forEach(add);
    };
    add(entryKey);
    add(wordsKey(language));
    for (const type of types) add(chunksByType.get(type));
    const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
    const scripts = chunks.filter(({ isEntry, file }) => !isEntry && file.endsWith(".js")).map(({ file }) => address(file));
    return { styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address), scripts };
  }

  function wordsKey(language: string) {
    return Object.keys(manifest).find((key) => key.includes(`virtual:words/player/${language}`));
  }
}

const address = (file: string) => `/${file}`;
