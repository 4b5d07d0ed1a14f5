import type { Assets } from "../../src/page/assets";
import type { PlayerEntry, Renderer } from "../site/renderer";

const none = { styles: [], scripts: [] };

/** Renders the site from its sources, without a build: its HTML links no files. */
export const createSourceRenderer = async (): Promise<Renderer> => ({
  async player() {
    const player: PlayerEntry = await import("../../src/player/server");
    await player.warmUp();
    return player;
  },
  assets: (): Assets => ({ entry: "/client.js", of: () => none, menu: () => none }),
  html: async (name) => `<!doctype html><title>${name}</title>`,
});
