import type { Readable } from "node:stream";
import type { Assets } from "../../src/page/assets";
import type { PageMeta } from "../../src/page/page_meta";
import type { SiteState } from "../../src/page/site_state";
import type { Transport } from "../../src/kit/api/api";

/** What the built server entry of `src/player` offers; in development it comes from Vite at each request. */
export interface PlayerEntry {
  warmUp(): Promise<void>;
  renderSite(request: {
    state: SiteState;
    transport: Transport;
    assets: Assets;
    meta: PageMeta;
    isStatic?: boolean;
    onError: (error: unknown) => void;
  }): Readable;
}

/** The editor, its gallery, and the document of a game's frame. */
export type Program = "editor" | "gallery" | "play";

/** Where pages and the files of the browser come from. */
export interface Renderer {
  player(): Promise<PlayerEntry>;
  /** The scripts and stylesheets of the site. */
  assets(): Assets;
  /** The HTML of what is no page of the site. */
  html(name: Program, url: string): Promise<string>;
  /** Scripts of the development server's own stand in it, which no policy would allow. */
  isDevelopment?: boolean;
}
