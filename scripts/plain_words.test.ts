import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css", "*.md"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !/^(bench|locales)\//.test(file) && !file.endsWith("plain_words.test.ts"));

/** Words that nobody says, as words of their own and in names; say again, reload or reset. */
const unsaid = /\banew\b|[a-z_]anew\b|[a-z]Anew\b/i;

it("code, tests and documents say again, and not anew", () => {
  expect(files.filter((file) => unsaid.test(file) || unsaid.test(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});
