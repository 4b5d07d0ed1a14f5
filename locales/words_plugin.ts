import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { lazyTopics } from "../src/kit/words/lazy_topics.ts";

const prefix = "virtual:words/";

type Words = { [key: string]: string | Words };

/** All words of one language and one part (player or editor): a folder's file and folder names are the keys' first parts. */
export function readWords(folder: string): Words {
  const words: Words = {};
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))) {
    const at = path.join(folder, entry.name);
    const name = path.parse(entry.name).name;
    const own: Words = entry.isDirectory() ? readWords(at) : (JSON.parse(readFileSync(at, "utf8")) as Words);
    const before = words[name];
    words[name] = typeof before === "object" ? merge(before, own) : own;
  }
  // What stands in a section family's file belongs to the types themselves: sections.banner.name, not sections.banners.banner.name.
  if (path.basename(folder) === "sections") return Object.assign({}, ...Object.values(words)) as Words;
  return words;
}

const merge = (a: Words, b: Words): Words => ({ ...a, ...b });

/**
 * `virtual:words/<part>/<language>`: a language's words as one module, so that a visitor downloads one language. Of the player's
 * these are the first words alone; the others are modules of their own, `virtual:words/player/<language>/<topic>`, in `later`. The part
 * `all` is the player's with nothing left for later.
 */
export function wordsPlugin(root: string): Plugin {
  return {
    name: "foyer-words",
    resolveId: { filter: { id: /^virtual:words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:words\// },
      handler(id) {
        const [part = "", language = "", topic] = id.slice(prefix.length + 1).split("/");
        const folder = path.join(root, "locales", language, part === "all" ? "player" : part);
        for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (file.endsWith(".json")) this.addWatchFile(path.join(folder, file)); // the development server can not watch a folder
        }
        const words = readWords(folder);
        if (topic !== undefined) return exported(words[topic] ?? {});
        if (part !== "player") return parsed(words);
        const later = lazyTopics.map((name) => `${name}: () => import("${prefix}player/${language}/${name}")`);
        for (const name of lazyTopics) delete words[name];
        return `${exported(words)}\nexport const later = { ${later.join(", ")} };`;
      },
    },
  };
}

const exported = (words: Words | string) => `export default ${JSON.stringify(words)};`;

/** Many words at once: a browser parses JSON sooner than code, and keeps it once. */
const parsed = (words: Words) => `export default JSON.parse(${JSON.stringify(JSON.stringify(words))});`;
