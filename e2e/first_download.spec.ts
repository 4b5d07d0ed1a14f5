import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { allOfEditor } from "./editor_code";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const client = path.join(import.meta.dirname, "../dist/client");
const manifest = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/** What only these packages have in their code. */
const marks = { zod: "._zod", i18next: "missingInterpolationHandler", "react-router": "data-discover", "socket.io": "EIO" };

/** The files of a chunk and of all that it imports. */
function filesOf(key: string, seen = new Set<string>(), built = manifest): Set<string> {
  const chunk = built[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen, built);
  return seen;
}

const sections = Object.keys(manifest).filter((key) => /^sections\/.*\/index\.tsx?$/.test(key));
const sectionFiles = sections.map((key) => manifest[key]?.file ?? "");
const first = ["src/player/client.tsx", ...sections];

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

/** What every page loads before anything of its own, in bytes of brotli: more of it makes every page of the casino slower. */
const mostAtStart = 92 * 1024;

test("no page starts with more than it always did, nor with a list of all sections' files", () => {
  const files = [...filesOf("src/player/client.tsx")].map((file) => readFileSync(path.join(client, file)));
  const bytes = files.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  expect(bytes).toBeLessThan(mostAtStart);
  const named = sectionFiles.filter((file) => files.some((code) => code.includes(path.basename(file))));
  expect(named).toEqual([]);
});

/** What a section of content adds to the start of a page with all that it shares with others, in bytes of brotli. */
const mostOfContent = 10.5 * 1024;

test("a section of content brings little beyond what every page has, whatever sections of games and accounts share", () => {
  const start = filesOf("src/player/client.tsx");
  const ofContent = sections.filter((key) => /^sections\/(?:banners|content|layout)\//.test(key));
  expect(ofContent.length).toBeGreaterThan(20);
  const weights = ofContent.map((key) => {
    const own = [...filesOf(key)].filter((file) => !start.has(file));
    return { key, bytes: own.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0) };
  });
  expect(weights.filter(({ bytes }) => bytes > mostOfContent)).toEqual([]);
});

test("what the code of all pages is searched for is in the editor's code (pages.spec)", () => {
  expect(allOfEditor()).toEqual(["screen", "calls", "fields of sections", "words"]);
});

/** What the editor asks for at once, before any section is opened, in bytes of brotli without its words: what it has is near it. */
const mostOfEditor = 272_000;

test("the editor starts with its entry, and then with a few files beside each other (issue 18)", () => {
  const built = JSON.parse(readFileSync(path.join(client, ".vite/editor.json"), "utf8")) as typeof manifest;
  const entry = "editor/index.html";
  const files = new Set<string>();
  for (const key of [entry, ...(built[entry]?.dynamicImports ?? [])]) filesOf(key, files, built);
  const bytes = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0);
  expect(files.size).toBeLessThan(10);
  expect(bytes).toBeLessThan(mostOfEditor);
});
