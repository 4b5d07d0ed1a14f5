import { createHash } from "node:crypto";
import path from "node:path";

/**
 * How the classes of CSS modules are called in a build: by their own name and five letters of a hash of their file's path. Vite's own
 * names end with the line too, which pages and the first download would carry for nothing; what is edited in a file renames none.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const fileOf = new Map<string, string>();
  return (name, file) => {
    const at = path.relative(root, file.replace(/\?.*$/, "")).split(path.sep).join("/");
    const found = `${name}_${createHash("sha1").update(at).digest("hex").slice(0, 5)}`;
    const other = fileOf.get(found) ?? at;
    if (other !== at) throw new Error(`The classes "${name}" of ${at} and ${other} would be one: rename one of them.`);
    fileOf.set(found, at);
    return found;
  };
}
