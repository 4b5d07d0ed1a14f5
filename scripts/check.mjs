// `npm run check`: types, lint, format and unused code; what the tests do not see.
import { ensureInstalled, startTool } from "./install.mjs";

ensureInstalled();
await Promise.all([
  // one processor's work: each further checker makes the types that all share anew, 1, 2 and 4 of them take 45, 58 and 72 s of processor time
  startTool("typescript/bin/tsc", ["--noEmit", "--checkers", "1"]),
  startTool("oxlint/bin/oxlint", ["--quiet"])
    .then(() => startTool("oxfmt/bin/oxfmt", ["--check", "."]))
    .then(() => startTool("knip/bin/knip.js", ["--no-progress"])),
]);
