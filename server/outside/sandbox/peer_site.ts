import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { pagePolicy } from "./payments/request_words";

/**
 * A sandbox as a site of its own: its answers are kept nowhere, its pages run scripts of theirs alone, which are the build's. Whoever listens
 * behind it adds its routes.
 */
export async function buildPeer(
  { root, log }: { root: string; log: FastifyBaseLogger },
  options: Pick<FastifyServerOptions, "routerOptions"> = {},
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64_000,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    ...options,
  });
  app.decorateRequest("cspNonce", "");
  app.addHook("onRequest", async (request, reply) => {
    request.cspNonce = randomBytes(16).toString("base64");
    reply.headers({
      "content-security-policy": pagePolicy(request.cspNonce),
      "x-content-type-options": "nosniff",
      "referrer-policy": "origin",
      "cache-control": "no-store",
    });
  });
  await app.register(fastifyStatic, {
    root: join(root, "dist/checkout/assets"),
    prefix: "/assets/",
    decorateReply: false,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: "1y",
  });
  return app;
}

/** Listens at a port, or at any other where somebody has it; the port, or null where another process of the same demo listens there. */
export async function listenAsPeer(
  site: FastifyInstance,
  { port, host, name, whenTaken }: { port: number; host: string; name: string; whenTaken: () => void },
): Promise<number | null> {
  try {
    await site.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    if (await isSameSandbox(port, name)) return null;
    await site.listen({ port: 0, host });
    whenTaken();
  }
  return (site.server.address() as { port: number }).port;
}

/** Reads the document of a sandbox's pages, whose sources are in a folder. */
export function documentReader({ root, isDevelopment }: { root: string; isDevelopment: boolean }, folder: string, main: string) {
  const file = join(root, isDevelopment ? folder : `dist/checkout/${folder}`, "index.html");
  return async (siteOrigin: string): Promise<string> => {
    const html = await readFile(file, "utf8");
    return isDevelopment ? withSources(html, siteOrigin, `${folder}/${main}`) : html;
  };
}

/** In development the site's own Vite serves the sources of a page. */
const withSources = (html: string, site: string, main: string) =>
  html.replace(
    /<script type="module" src="[^"]*"><\/script>/,
    `<script type="module">import { injectIntoGlobalHook } from "${site}/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>
<script type="module" src="${site}/${main}"></script>`,
  );

/** The same machine's name, at a sandbox's port. */
export function besides(origin: string, port: number): string {
  const url = URL.parse(origin) ?? new URL("http://localhost");
  return `${url.protocol}//${url.hostname}:${port}`;
}

/** A demo without an address of its own is looked at by any name of its machine. */
export const anyName = (port: number) => [`http://*:${port}`, `https://*:${port}`];

/** Whether another process of the same demo listens there; what answers something else, or nothing, is another program. */
async function isSameSandbox(port: number, name: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/about`, { signal: AbortSignal.timeout(2_000) });
    return ((await answer.json()) as { key?: string } | null)?.key === name;
  } catch {
    return false;
  }
}
