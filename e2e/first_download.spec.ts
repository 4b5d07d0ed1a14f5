import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";
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
const mostOfEditor = 234_000;

test("the editor starts with its entry, and then with a few files beside each other (issue 18)", () => {
  const built = JSON.parse(readFileSync(path.join(client, ".vite/editor.json"), "utf8")) as typeof manifest;
  const entry = "editor/index.html";
  const files = new Set<string>();
  for (const key of [entry, ...(built[entry]?.dynamicImports ?? [])]) filesOf(key, files, built);
  const bytes = [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0);
  expect(files.size).toBeLessThan(10);
  expect(bytes).toBeLessThan(mostOfEditor);
  const html = readFileSync(path.join(client, "editor/index.html"), "utf8");
  expect([...files].filter((file) => !html.includes(`href="/${file}"`) && !html.includes(`src="/${file}"`))).toEqual([]); // nothing is asked for by what has to come first
  const fonts = [...html.matchAll(/as="font"[^>]*href="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
  expect(fonts.map((file) => existsSync(path.join(client, file)))).toEqual([true, true]);
});

/** What a guest with a phone downloads of each kind of page who only looks at it, in kilobytes of brotli: with games, without, and where something ticks and moves from the start. */
const [withGames, ofContent, ofWhatMoves] = [115, 100, 110];
const bars: Record<string, number> = {
  "/": withGames,
  "/casino": withGames,
  "/casino/new": withGames,
  "/casino/games/dice": withGames,
  "/categories/slots": withGames,
  "/providers/voltgrid": withGames,
  "/providers": ofContent,
  "/tournaments": ofWhatMoves,
  "/promotions": ofContent,
  "/promotions/welcome-gift": ofContent,
  "/banners": ofWhatMoves,
  "/fair": ofContent,
  "/faq": ofContent,
  "/vip-club": ofContent,
  "/reset-password": ofContent,
};

/** What the head of a page asks for at once on a phone, in kilobytes. */
async function weigh(request: APIRequestContext, address: string) {
  const html = await (await request.get(address, { headers: { "user-agent": phone } })).text();
  const preloaded = [...html.matchAll(/<link rel="modulepreload" fetchpriority="low" href="([^"]+)">/g)]; // what only wide windows need says so
  const entry = [...html.matchAll(/<script type="module" fetchpriority="low" src="([^"]+)">/g)];
  return sizeOf([...preloaded, ...entry].map(([, file = ""]) => file));
}

const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(path.join(client, `${file}.br`)).length / 1024, 0);

/** Of pages and their weights, those that are over their bar, with both. */
const tooHeavy = (weights: Record<string, number>) =>
  Object.entries(weights).flatMap(([address, kb]) =>
    kb > (bars[address] ?? 0) ? [`${address}: ${kb.toFixed(1)} of ${bars[address]} KB`] : [],
  );

test("on a slow line what a page shows comes before its scripts", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => !script.includes('fetchpriority="low"'))).toEqual([]);
  expect(html.match(/<link rel="(?:stylesheet|preload)"[^>]*fetchpriority="low"/)).toBeNull();
});

test("no kind of page asks a guest's phone for more than its bar before somebody does something", async ({ request }) => {
  const weights: Record<string, number> = {};
  for (const address of Object.keys(bars)) weights[address] = await weigh(request, address);
  expect(Math.min(...Object.values(weights))).toBeGreaterThan(80); // React and what every page has: nothing is missed
  expect(tooHeavy(weights)).toEqual([]);
  const sockets = manifest["src/features/common/live/connection.ts"]?.file ?? "none";
  const planted =
    (weights["/fair"] ?? 0) + sizeOf([...filesOf("src/features/common/live/connection.ts")].map((file) => `/${file}`));
  expect(sockets).toMatch(/\.js$/);
  expect(tooHeavy({ "/fair": planted })).toHaveLength(1);
});

test("a menu opens on a phone without restyling the whole page: what its drawer registers was registered in the head", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const late: string[] = [];
    Object.assign(window, { late });
    const register = CSS.registerProperty.bind(CSS);
    CSS.registerProperty = (property) => {
      register(property); // throws for what is registered already
      if (document.body) late.push(property.name);
    };
  });
  await page.goto("/faq");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { late: string[] }).late)).toEqual([]);
});
