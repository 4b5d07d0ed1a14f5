// `npm run check`: types, lint, format and unused code; what the tests do not see.
import { ensureInstalled, runTool } from "./install.mjs";

ensureInstalled();
runTool("typescript/bin/tsc", ["--noEmit"]);
runTool("oxlint/bin/oxlint", ["--quiet"]);
runTool("oxfmt/bin/oxfmt", ["--check", "."]);
runTool("knip/bin/knip.js", ["--no-progress"]);
