import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const list = "node_modules/lucide-react/dist/esm/lucide-react.mjs";
const imports = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Imports each icon by its own file: by way of their list every file that has one icon imports all, and which part of the editor
 * needs which could not be told.
 */
export function directIcons(root: string): Plugin {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    name: "foyer-direct-icons",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /from "lucide-react"/ },
      handler: (code) => ({ code: withDirectIcons(code, (files ??= readFiles(root))), map: null }),
    },
  };
}

/** Code whose icons are imported from `lucide-react/icons/…`, in as many lines as before; `files` are the files' names by the icons'. */
export const withDirectIcons = (code: string, files: ReadonlyMap<string, string>) =>
  code.replace(imports, (whole, list: string) => {
    const names = list.split(",").flatMap((one) => one.trim() || []);
    const lines = whole.split("\n").length - 1;
    return names.map((name) => importOf(name, files)).join(" ") + "\n".repeat(lines);
  });

function importOf(name: string, files: ReadonlyMap<string, string>): string {
  if (name.startsWith("type ")) return `import type { ${name.slice(5)} } from "lucide-react";`; // with `type` inside, the list itself would stay imported
  const [original = "", own = original] = name.split(/ as /);
  const file = files.get(original);
  if (!file) throw new Error(`lucide-react has no icon ${original}`);
  return `import ${own} from "lucide-react/icons/${file}";`;
}

/** `export { default as Scissors, default as ScissorsIcon } from './icons/scissors.mjs';`, one line for each. */
function readFiles(root: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(root, list), "utf8").matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
}
