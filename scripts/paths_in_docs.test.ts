import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");
const documents = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !file.startsWith("bench/peers"));

/** Paths from the project's root, as documents write them: `src/layout/evaluate.ts`. */
const named = /`((?:server|editor|src|sections|schemas|scripts|docs|locales|e2e|bench)\/[\w/.]+)`/g;
const isThere = (from: string, name: string) =>
  ["", ".ts", ".tsx", ".mjs"].some((ending) => existsSync(path.join(from, name + ending)));

it.each(documents)("%s names only files and folders that are there", (file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  const gone = [...text.matchAll(named)]
    .map(([, name = ""]) => name)
    .filter((name) => !/node_modules/.test(name) && !isThere(root, name) && !isThere(path.dirname(path.join(root, file)), name));
  expect(gone).toEqual([]);
});
