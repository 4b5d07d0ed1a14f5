import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildForBrowser, buildForNode } from "../../build_foyer.mjs";
import { sessionMark } from "../../../schemas/session_mark.ts";
import { editorChunks } from "../../../scripts/editor_chunks.ts";
import { playerChunks } from "../../../scripts/player_chunks.ts";
import { root } from "../../root.mjs";
import { makeSections, toFoyer } from "./content.mjs";

/** What Foyer is built from. */
export const sources = ["schemas", "sections", "src", "editor", "locales", "bench/peers/apps", "bench/peers/peers"];

const entry = "src/player/client.tsx";
const list = "bench/peers/apps/foyer/components.ts";

/** Foyer's pages as its server sends them, with the built files that they ask for, grouped as the product's are. */
export async function preparePlayer(ctx, id, { areBlocksLive = false } = {}) {
  const assets = await buildForBrowser(entry, {
    outDir: path.join(ctx.dist, id, "player"),
    base: `/${id}/player/`,
    areBlocksLive,
    groups: playerChunks({ entry: path.join(root, entry), list: path.join(root, list) }),
  });
  const file = await buildForNode("bench/peers/apps/foyer/ssr.ts", {
    outDir: path.join(ctx.dist, id),
    name: "ssr",
    areBlocksLive,
  });
  const { prepare, renderPage } = await import(pathToFileURL(file).href);
  await prepare([]);
  for (const n of ctx.ns) await ctx.write(`${id}/player-${n}.html`, await renderPage(toFoyer(makeSections(n)), assets));
}

/** The whole editor as it is, in the files that it comes in; only the types of the sections are the benchmark's. Its document is as the server sends it to who is signed in. */
export async function prepareEditor(ctx, id) {
  const outDir = path.join(ctx.dist, id, "editor");
  await buildForBrowser("editor/index.html", { outDir, base: `/${id}/editor/`, groups: editorChunks(root) });
  const document = path.join(outDir, "editor/index.html");
  await writeFile(document, (await readFile(document, "utf8")).replace("<html", `<html ${sessionMark}`));
}
