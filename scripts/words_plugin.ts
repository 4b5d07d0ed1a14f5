import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { readWords, type Words } from "../locales/read_words.ts";
import { firstTopics, firstWords, laterOfTypes } from "../editor/words/first_words.ts";
import { lazyTopics } from "../src/kit/words/lazy_topics.ts";

const prefix = "virtual:words/";

/**
 * `virtual:words/<part>/<language>`: a language's words as one module, so that a visitor downloads one language. Of the player's
 * these are the first words alone; the others are modules of their own, `virtual:words/player/<language>/<topic>`, in `later`. Those of the
 * editor that its first screen does without are one, `virtual:words/editor/<language>/rest`, and so are the player's that come later where
 * the editor shows the site: `site` and `site/<language>/rest`. The part `all` is the player's with nothing left for later.
 */
export function wordsPlugin(root: string): Plugin {
  return {
    name: "foyer-words",
    resolveId: { filter: { id: /^virtual:words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:words\// },
      handler(id) {
        const [part = "", language = "", topic] = id.slice(prefix.length + 1).split("/");
        const folder = path.join(root, "locales", language, part === "editor" ? "editor" : "player");
        for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
          if (file.endsWith(".json")) this.addWatchFile(path.join(folder, file)); // the development server can not watch a folder
        }
        const words = readWords(folder);
        if (part === "all") return parsed(words);
        if (part === "editor" || part === "site") {
          const first = part === "editor" ? firstOfEditor(words) : firstOfPlayer(words);
          if (topic === "rest") return parsed(without(words, first));
          return `${parsed(first)}\nexport const rest = () => import("${prefix}${part}/${language}/rest");`;
        }
        if (topic !== undefined) return exported(words[topic] ?? {});
        const later = lazyTopics.map((name) => `${name}: () => import("${prefix}player/${language}/${name}")`);
        return `${exported(firstOfPlayer(words))}\nexport const later = { ${later.join(", ")} };`;
      },
    },
  };
}

const firstOfPlayer = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([topic]) => !(lazyTopics as readonly string[]).includes(topic)));

/** The words of the editor that its first screen looks up. */
export const firstOfEditor = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([topic, own]) => {
      if (typeof own === "string") return [topic, own];
      if (topic === "sections")
        return [topic, Object.fromEntries(Object.entries(own).map(([type, of]) => [type, firstOfType(of)]))];
      return [topic, firstTopics.includes(topic) ? own : keep(own, (name) => firstWords.includes(name))];
    }),
  );

const firstOfType = (words: Words | string) =>
  typeof words === "string" ? words : keep(words, (name) => !laterOfTypes.includes(name));

const keep = (words: Words, isKept: (name: string) => boolean): Words =>
  Object.fromEntries(Object.entries(words).filter(([name]) => isKept(name)));

/** The words that are not among the first. */
function without(words: Words, first: Words): Words {
  const left = Object.entries(words).flatMap(([name, own]): [string, Words | string][] => {
    const early = first[name];
    if (early === undefined || typeof own === "string" || typeof early === "string")
      return early === undefined ? [[name, own]] : [];
    const rest = without(own, early);
    return Object.keys(rest).length > 0 ? [[name, rest]] : [];
  });
  return Object.fromEntries(left);
}

const exported = (words: Words | string) => `export default ${JSON.stringify(words)};`;

/** Many words at once: a browser parses JSON sooner than code, and keeps it once. */
const parsed = (words: Words) => `export default JSON.parse(${JSON.stringify(JSON.stringify(words))});`;
