import type { Readable } from "node:stream";
import type { Assets } from "../../src/player/assets";
import type { PageMeta } from "../../src/player/page_meta";
import type { SiteState } from "../../src/player/site_state";
import type { Transport } from "../../src/api/api";

/** What the built server entry of `src/player` offers; in development it comes from Vite at each request. */
export interface PlayerEntry {
  warmUp(): Promise<void>;
  renderSite(request: {
    state: SiteState;
    transport: Transport;
    assets: Assets;
    meta: PageMeta;
    isStill?: boolean;
    onError: (error: unknown) => void;
  }): Readable;
}

/** Where pages and the files of the browser come from. */
export interface Renderer {
  player(): Promise<PlayerEntry>;
  /** The scripts and stylesheets of the site. */
  assets(): Assets;
  /** The HTML of the editor or the gallery. */
  html(name: "editor" | "gallery", url: string): Promise<string>;
}
