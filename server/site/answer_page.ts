import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Transport } from "../../src/api/api";
import { nextChange } from "../../src/layout/next_change";
import type { SiteState } from "../../src/player/site_state";
import { allowAncestors } from "../plugins/security";
import { publishedPages } from "../pages/published_pages";
import { movedPath } from "../pages/resolve_page";
import { createInProcessTransport } from "./in_process_transport";
import type { CachedPage, PageCache } from "./page_cache";
import type { Renderer } from "./renderer";
import { readSiteState } from "./site_state";

interface Site {
  app: FastifyInstance;
  renderer: Renderer;
  cache: PageCache;
}

/** How long a guest's page may be served from memory, in ms: winners and figures may be this old. */
const longest = 20_000;

/** A page of the site: from memory for guests, streamed for those who are signed in. */
export async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const { app, cache } = site;
  if (/^\/(api|assets)(\/|$)/.test(request.url)) return reply.callNotFound();
  const moved = movedPath(app, request.url);
  if (moved !== null) return reply.code(301).headers({ location: moved, "cache-control": "no-cache" }).send(); // the page may come back to its old address
  app.requireDatabase();
  const versions = [publishedPages(app), app.settings().settings] as const; // before the state, which is at least as new
  const { backOfficeOrigins } = app.settings().settings;
  if (backOfficeOrigins.length > 0 && (request.query as { editor?: unknown }).editor === "nx")
    allowAncestors(reply, request.cspNonce, backOfficeOrigins);
  const state = await readSiteState(app, request);
  reply
    .type("text/html; charset=utf-8")
    .header("content-language", state.language)
    .header("vary", "cookie, accept-language, accept-encoding");
  if (state.viewer.session !== "guest") {
    reply.code(state.page ? 200 : 404).header("cache-control", "private, no-store");
    return render(site, request, state, createInProcessTransport(app, request).transport);
  }
  cache.follow(...versions);
  const now = Date.now();
  const page = await cache.get(keyOf(request, state), now, async () => {
    const calls = createInProcessTransport(app, request);
    const html = await buffer(await render(site, request, state, calls.transport));
    const until = Math.min(now + longest, nextChange(state.page?.page.sections ?? [], now));
    return { status: state.page ? 200 : 404, html, expiresAt: calls.hasFailed() ? now : until };
  });
  return answerCached(page, request, reply);
}

/** All that a guest's page depends on. */
function keyOf(request: FastifyRequest, { path, search, language, viewer, preferences }: SiteState) {
  const visitor = [language, viewer.country, viewer.subdivision, viewer.device, ...Object.values(preferences)];
  return JSON.stringify([request.protocol, request.host, path, search, ...visitor]);
}

function answerCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply) {
  const accepted = request.headers["accept-encoding"] ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : "plain";
  reply.header("cache-control", "private, no-cache").header("etag", page.etag);
  if (request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding !== "plain") reply.header("content-encoding", encoding);
  return reply.code(page.status).send(page[encoding]);
}

async function render({ app, renderer }: Site, request: FastifyRequest, state: SiteState, transport: Transport) {
  const player = await renderer.player();
  return player.renderSite({
    state,
    transport,
    assets: renderer.assets(),
    origin: app.publicOrigin ?? `${request.protocol}://${request.host}`,
    onError: (error) => request.log.error({ err: error, url: request.url }, "A section failed on the server"),
  });
}
