import { readdirSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { readWords, type Words } from "../locales/read_words.ts";
import { firstTopics, firstWords } from "../editor/words/first_words.ts";
import { lazyTopics } from "../src/kit/words/lazy_topics.ts";

const prefix = "virtual:words/";

/**
 * `virtual:words/<part>/<language>`: a language's words as one module, so that a visitor downloads one language. Of the player's
 * these are the first words alone; the others are modules of their own, `virtual:words/player/<language>/<topic>`, in `later`. Those of the
 * editor that its first screen does without are one, `virtual:words/editor/<language>/rest`. The part `all` is the player's with nothing left for later.
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
        if (part === "editor") return topic === undefined ? firstOfEditor(words, `${id.slice(1)}/rest`) : parsed(restOf(words));
        if (topic !== undefined) return exported(words[topic] ?? {});
        if (part !== "player") return parsed(words);
        const later = lazyTopics.map((name) => `${name}: () => import("${prefix}player/${language}/${name}")`);
        for (const name of lazyTopics) delete words[name];
        return `${exported(words)}\nexport const later = { ${later.join(", ")} };`;
      },
    },
  };
}

/** The words of the editor's first screen, with what brings the others. */
const firstOfEditor = (words: Words, rest: string) =>
  `${parsed(Object.fromEntries(Object.entries(words).map(([topic, own]) => [topic, firstIn(topic, own)])))}\nexport const rest = () => import("${rest}");`;

/** The words of a topic of the editor that its first screen looks up. */
export const firstIn = (topic: string, words: Words | string): Words | string =>
  typeof words === "string" || firstTopics.includes(topic)
    ? words
    : Object.fromEntries(Object.entries(words).filter(([name]) => firstWords.includes(name)));

const restOf = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([topic]) => !firstTopics.includes(topic)));

const exported = (words: Words | string) => `export default ${JSON.stringify(words)};`;

/** Many words at once: a browser parses JSON sooner than code, and keeps it once. */
const parsed = (words: Words) => `export default JSON.parse(${JSON.stringify(JSON.stringify(words))});`;
