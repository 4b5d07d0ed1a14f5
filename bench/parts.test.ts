import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parts } from "./parts.mjs";

it("has a line in the README for each part, and none for another", () => {
  const lines = readFileSync(path.join(import.meta.dirname, "README.md"), "utf8").split("\n");
  const named = lines.flatMap((line) => /^\| `(\w+)` /.exec(line)?.[1] ?? []);
  expect(named.sort()).toEqual(Object.keys(parts).sort());
});
