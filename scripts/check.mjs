// `npm run check`: types, lint, format and unused code; what the tests do not see.
import { ensureInstalled, runTool } from "./install.mjs";

ensureInstalled();
// each further checker makes the types that all share anew: 1, 2 and 4 of them take 45, 58 and 72 s of processor time
runTool("typescript/bin/tsc", ["--noEmit", "--checkers", "1"]);
runTool("oxlint/bin/oxlint", ["--quiet"]);
runTool("oxfmt/bin/oxfmt", ["--check", "."]);
runTool("knip/bin/knip.js", ["--no-progress"]);
