import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Words = { [key: string]: string | Words };

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
