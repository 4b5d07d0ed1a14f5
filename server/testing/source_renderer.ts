import type { Assets } from "../../src/page/assets";
import type { PlayerEntry, Renderer } from "../site/renderer";

const none = { styles: [], scripts: [] };

/** Renders the site from its sources, without a build: its HTML links no files. All code is there before the first page is asked for. */
export async function createSourceRenderer(): Promise<Renderer> {
  const player: PlayerEntry = await import("../../src/player/server");
  await player.warmUp();
  return {
    player: async () => player,
    assets: (): Assets => ({ entry: "/client.js", of: () => none, menu: () => none }),
    html: async (name) => `<!doctype html><title>${name}</title>`,
  };
}
