import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readBuiltAssets } from "./built_assets";
import type { PlayerEntry, Renderer } from "./renderer";

/** Renders with what `npm run build` made. */
export function createBuiltRenderer(root: string): Renderer {
  const client = path.join(root, "dist/client");
  const assets = readBuiltAssets(client);
  const files = { editor: "editor/index.html", gallery: "editor/gallery/index.html" };
  let player: Promise<PlayerEntry> | null = null;

  return {
    player: () => (player ??= load(path.join(root, "dist/server/player.js"))),
    assets: () => assets,
    html: (name) => readFile(path.join(client, files[name]), "utf8"),
  };
}

async function load(file: string) {
  const entry = (await import(pathToFileURL(file).href)) as PlayerEntry;
  await entry.warmUp();
  return entry;
}
