// `npm run check`: types, lint, format and unused code; what the tests do not see. All of them tell what they find.
import { ensureInstalled, toolStatus } from "./install.mjs";

async function oneByOne(...tools) {
  let worst = 0;
  for (const [tool, args] of tools) worst = Math.max(worst, await toolStatus(tool, args));
  return worst;
}

ensureInstalled();
const statuses = await Promise.all([
  // one processor's work: each further checker makes the types that all share again, 1, 2 and 4 of them take 45, 58 and 72 s of processor time
  toolStatus("typescript/bin/tsc", ["--noEmit", "--checkers", "1"]),
  oneByOne(["oxlint/bin/oxlint", ["--quiet"]], ["oxfmt/bin/oxfmt", ["--check", "."]], ["knip/bin/knip.js", ["--no-progress"]]),
]);
process.exit(Math.max(...statuses));
