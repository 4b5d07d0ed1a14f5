import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Assets } from "../../src/page/assets";
import type { PlayerEntry, Program, Renderer } from "./renderer";

/** Renders from the sources through Vite, which also serves the browser's files and replaces what is edited. */
export async function createDevelopmentRenderer(app: FastifyInstance, root: string): Promise<Renderer> {
  const { createServer, defaultAllowedOrigins } = await import("vite");
  const cors = { origin: [defaultAllowedOrigins, "null"] }; // games are sandboxed: their origin is null
  const vite = await createServer({ root, server: { middlewareMode: true, cors }, appType: "custom" });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    reply.header("content-security-policy", ""); // Vite's own inline scripts and sockets
    await new Promise<void>((resolve) => vite.middlewares(request.raw, reply.raw, () => resolve()));
  });

  return {
    isDevelopment: true,
    player: () =>
      vite.ssrLoadModule("/src/player/server.tsx") as Promise<
        Record<string, unknown>
      > as Promise<unknown> as Promise<PlayerEntry>,
    assets: (): Assets => ({ entry: "/src/player/client.tsx", of: () => none, menu: () => none, head: developmentHead }),
    async html(name, url) {
      const source = await readFile(path.join(root, folders[name], "index.html"), "utf8");
      return vite.transformIndexHtml(url, source.replaceAll('src="./', `src="${folders[name]}`));
    },
  };
}

const folders: Record<Program, string> = { editor: "/editor/", gallery: "/editor/gallery/", play: "/src/play/" };

const none = { styles: [], scripts: [] };

const developmentHead = `<script type="module" src="/@vite/client"></script>
<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>
<link rel="stylesheet" href="/src/kit/themes/index.css">`;
