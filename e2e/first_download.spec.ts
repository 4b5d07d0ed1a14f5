import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { allOfEditor } from "./editor_code";

interface Chunk {
  file: string;
  imports?: string[];
}

const client = path.join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** What only these packages have in their code. */
const marks = { zod: "._zod", i18next: "missingInterpolationHandler", "react-router": "data-discover", "socket.io": "EIO" };

/** The files of a chunk and of all that it imports. */
function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

const first = Object.keys(manifest).filter((key) => key === "src/player/client.tsx" || /^sections\/.*\/index\.tsx?$/.test(key));

test("no page brings zod, i18next, the router or sockets at its start", () => {
  expect(first.length).toBeGreaterThan(30);
  const leaks = first.flatMap((key) =>
    [...filesOf(key)].flatMap((file) => {
      const code = readFileSync(path.join(client, file), "utf8");
      return Object.entries(marks).flatMap(([name, mark]) => (code.includes(mark) ? [`${name} in ${file}, for ${key}`] : []));
    }),
  );
  expect(leaks).toEqual([]);
});

test("what the code of all pages is searched for is in the editor's code (pages.spec)", () => {
  expect(allOfEditor()).toEqual(["screen", "calls", "fields of sections", "words"]);
});
