import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const client = path.join(import.meta.dirname, "../dist/client");

/** What only code of the editor has in it: its screen, its calls, how sections are edited, its words. */
const marks = {
  screen: "treeitem",
  calls: "/api/backoffice/pages",
  "fields of sections": "control:`",
  words: "single_keys_hint",
};

const found = new Map<string, string[]>(); // by file: many pages bring the same ones

/** What of the editor is in a file of the build, by its path. */
export function editorIn(file: string): string[] {
  let names = found.get(file);
  if (!names) {
    const code = readFileSync(path.join(client, file), "utf8");
    names = Object.entries(marks).flatMap(([name, mark]) => (code.includes(mark) ? [`the editor's ${name} in ${file}`] : []));
    found.set(file, names);
  }
  return names;
}

/** Everything that can be found: all of it is in some file of the build. */
export const allOfEditor = () =>
  Object.keys(marks).filter((name) =>
    readdirSync(path.join(client, "assets"))
      .filter((file) => file.endsWith(".js"))
      .some((file) => editorIn(`assets/${file}`).some((one) => one.startsWith(`the editor's ${name} `))),
  );
