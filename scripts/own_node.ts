import { readFileSync } from "node:fs";
import path from "node:path";

/** The major version of Node that the project brings and is tested on. */
const ownNode = readFileSync(path.join(import.meta.dirname, "../.nvmrc"), "utf8").trim();

/** Ends a tool that somebody runs on another Node than the project's, and says which one to use. */
export function requireOwnNode(tool: string) {
  const complaint = wrongNode(tool, process.versions.node);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}

/** What is wrong with a version of Node; null where it is the right one. */
export function wrongNode(tool: string, version: string, own = ownNode): string | null {
  if (version.split(".", 1)[0] === own) return null;
  return `Tests run on the project's own Node ${own}, and this is ${version}: use \`npm test\`, or \`npx node node_modules/.bin/${tool} …\` for some of them.`;
}
