import * as z from "zod/mini";
import { siteSettings } from "../../../../schemas/settings";
import type { Page } from "../../../../schemas/page";
import type { Assets } from "../../../../src/page/assets";
import { unlistedMeta } from "../../../../src/page/page_meta";
import { renderSite, warmUp } from "../../../../src/player/server";
import { toFoyer } from "../../lib/content.mjs";

const none = { styles: [], scripts: [] };
const noAssets: Assets = { entry: "/client.js", of: () => none, menu: () => none };

const settings = z.parse(siteSettings, {});

/** A page's whole HTML, as the server makes it for a guest. */
export async function renderPage(page: Page, assets: Assets) {
  const html = renderSite({
    state: {
      path: page.route,
      search: "",
      language: "en",
      page: { page, params: {} },
      viewer: {
        session: "guest",
        depositCount: 0,
        country: null,
        subdivision: null,
        language: "en",
        device: "desktop",
        now: "2026-11-20T12:00:00Z",
      },
      user: null,
      settings,
      theme: "default",
      preferences: { scheme: "dark", menu: "open", drawer: "closed", chat: "closed", reminder: "open" },
    },
    transport: async () => ({ status: 404, body: null }),
    assets,
    meta: unlistedMeta("Page", "Foyer"),
    onError: (error) => {
      throw error;
    },
  });
  const chunks: Buffer[] = [];
  for await (const chunk of html) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export async function prepare(sections: unknown[]) {
  await warmUp();
  return toFoyer(sections);
}

export const render = (page: Page) => renderPage(page, noAssets);
