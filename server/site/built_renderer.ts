import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Assets } from "../../src/page/assets";
import { HttpError } from "../platform/api_error";
import { readBuiltAssets } from "./built_assets";
import type { PlayerEntry, Renderer } from "./renderer";

/** Renders with what `npm run build` made. */
export function createBuiltRenderer(root: string): Renderer {
  const client = path.join(root, "dist/client");
  let assets: Assets | null = null;
  const files = { editor: "editor/index.html", gallery: "editor/gallery/index.html", play: "src/play/index.html" };
  let player: Promise<PlayerEntry> | null = null;

  return {
    player() {
      player ??= load(path.join(root, "dist/server/player.js"));
      return player.catch((error: unknown) => {
        player = null; // what is being deployed may be there at the next request
        throw notBuilt(error);
      });
    },
    assets() {
      try {
        return (assets ??= readBuiltAssets(client));
      } catch (error) {
        throw notBuilt(error);
      }
    },
    html: (name) => readFile(path.join(client, files[name]), "utf8"),
  };
}

const notBuilt = (cause: unknown) =>
  Object.assign(new HttpError(503, "site.not_built", "The site is being updated.", { headers: { "retry-after": "10" } }), {
    cause,
  });

async function load(file: string) {
  const entry = (await import(pathToFileURL(file).href)) as PlayerEntry;
  await entry.warmUp();
  return entry;
}
