import type { Assets } from "../../src/page/assets";
import type { PlayerEntry, Renderer } from "../site/renderer";

const none = { styles: [], scripts: [] };

/** All code is there before a test begins: loading it takes longer on a busy machine than an app may take to start. */
const player: PlayerEntry = await import("../../src/player/server");
await player.warmUp();

/** Renders the site from its sources, without a build: its HTML links no files. */
export const createSourceRenderer = async (): Promise<Renderer> => ({
  player: async () => player,
  assets: (): Assets => ({ entry: "/client.js", of: () => none, menu: () => none }),
  html: async (name) => `<!doctype html><html lang="en"><title>${name}</title></html>`,
});
