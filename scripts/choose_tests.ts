// Which tests `npm test` runs of those that take long: the journeys of `e2e/journeys.json`, and of other browser tests and of long unit tests a share, another
// one with another commit. Prints whose turn it is, and writes its browser tests to a file that is named.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** So many commits, each with a share of its own, see every test. */
export const shares = 12;

/** Whose turn it is at a commit: the same on every machine. */
export const turnOf = (commit: string): number => createHash("sha256").update(commit).digest().readUInt32BE() % shares;

/** A test as `playwright test --list` prints it: `[project] › file:line:column › title`. */
const parts = /^\s*\[[^\]]+\] › ([^:]+):\d+:\d+ › (.+)$/;

/**
 * The tests of a turn, out of the lines that `playwright test --list` prints: each journey always, any other in one turn of `shares`, told by its
 * title, so that a test keeps its turn when others come and go.
 */
export function chooseTests(listed: readonly string[], journeys: readonly string[], turn: number) {
  const all = listed.flatMap((line) => {
    const [, file = "", title = ""] = parts.exec(line) ?? [];
    return file ? [{ line: line.trim(), file, title }] : [];
  });
  const chosen = all.filter(({ file, title }) => journeys.includes(file) || turnOf(`${file} ${title}`) === turn);
  return { chosen: chosen.map(({ line }) => line), of: all.length };
}

const root = path.join(import.meta.dirname, "..");

if (process.argv[1] === import.meta.filename) {
  const [, , file] = process.argv;
  const options = { cwd: root, encoding: "utf8" } as const;
  const commit = spawnSync("git", ["rev-parse", "HEAD"], options).stdout ?? ""; // none where the files came without their history
  const turn = turnOf(commit.trim());
  if (!file || listBrowserTests(turn, file)) console.log(turn);
}

/** Writes the browser tests of a turn to a file, and says how many; false where none were found. */
function listBrowserTests(turn: number, file: string): boolean {
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  const env = { ...process.env, FIREFOX_PATH: "" }; // its journeys are of `npm run test:all`
  const listing = [cli, "test", "--list", "--reporter=list"];
  const { stdout, stderr } = spawnSync(process.execPath, listing, { cwd: root, encoding: "utf8", env });
  const journeys = JSON.parse(readFileSync(path.join(root, "e2e/journeys.json"), "utf8")) as string[];
  const { chosen, of } = chooseTests(stdout.split("\n"), journeys, turn);
  writeFileSync(file, chosen.join("\n"));
  console.error(
    chosen.length === 0
      ? `${stdout}${stderr}`
      : `${chosen.length} of ${of} browser tests: the journeys, and share ${turn + 1} of ${shares} of the others (all: npm run test:all).`,
  );
  return chosen.length > 0;
}
