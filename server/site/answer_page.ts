import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SiteSettings } from "../../schemas/settings";
import type { Transport } from "../../src/api/api";
import { splitLocale } from "../../src/layout/match_route";
import { nextChange } from "../../src/layout/next_change";
import { signInAddress } from "../../src/layout/sign_in_address";
import { withLanguage } from "../../src/layout/site_address";
import type { SiteState } from "../../src/player/site_state";
import { allowOnPage } from "../plugins/security";
import { type PageSubject, subjectOf, withSubject } from "../pages/page_subject";
import { publishedPages } from "../pages/published_pages";
import { movedPath } from "../pages/resolve_page";
import { createInProcessTransport } from "./in_process_transport";
import type { CachedPage, PageCache } from "./page_cache";
import { pageMeta } from "./page_meta";
import { brokenEnd } from "./system_page";
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
  allowByRequest(app.settings().settings, request, reply);
  const state = await readSiteState(app, request);
  reply.header("vary", "cookie, accept-language, accept-encoding");
  if (hasToken(request)) reply.header("referrer-policy", "no-referrer"); // a link that opens an account is told to nobody
  const elsewhere = leadElsewhere(state, request.url);
  if (elsewhere !== null) return reply.code(302).headers({ location: elsewhere, "cache-control": "no-store" }).send();
  rememberLanguage(state, request, reply);
  reply.type("text/html; charset=utf-8").header("content-language", state.language);
  if (state.viewer.session !== "guest") {
    const known = await identify(app, state);
    reply.code(known.status).header("cache-control", "private, no-store");
    const html = await render(site, request, known, createInProcessTransport(app, request).transport);
    return Readable.from(endInAnyCase(html, request, brokenEnd(app.siteWords[state.language])), { objectMode: false });
  }
  cache.follow(...versions);
  const now = Date.now();
  const page = await cache.get(keyOf(request, state), now, async () => {
    const calls = createInProcessTransport(app, request);
    const known = await identify(app, state);
    const html = await buffer(await render(site, request, known, calls.transport));
    const until = Math.min(now + longest, nextChange(state.page?.page.sections ?? [], now));
    return { status: known.status, html, expiresAt: calls.hasFailed() ? now : until };
  });
  return answerCached(page, request, reply);
}

const hasToken = ({ query }: FastifyRequest) => (query as { token?: unknown }).token !== undefined;

/** What was sent can't be taken back: where the rest fails, the page says so instead of ending nowhere. */
async function* endInAnyCase(html: Readable, request: FastifyRequest, end: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of html) yield chunk as Buffer;
  } catch (error) {
    request.log.error({ err: error, url: request.url }, "A page broke off");
    yield Buffer.from(end);
  }
}

/** Another address for what the visitor asked for: in a language that the site offers, or the way to sign in (C-2.31). */
function leadElsewhere({ path, search, language, settings, page }: SiteState, url: string): string | null {
  const { locale } = splitLocale(url.split("?", 1)[0] ?? "/");
  if (locale && locale !== language) return withLanguage(language, path) + search;
  if (!page?.needsSignIn) return null;
  const [home = "", query] = signInAddress(settings, { path, search }).split("?");
  return withLanguage(locale, home) + (query ? `?${query}` : "");
}

/** The language of a visit, also for addresses that name none. */
function rememberLanguage({ language }: SiteState, request: FastifyRequest, reply: FastifyReply) {
  if (request.cookies["language"] === language) return;
  const secure = request.protocol === "https";
  reply.setCookie("language", language, { path: "/", maxAge: 31_536_000, sameSite: "lax", secure });
}

interface KnownState extends SiteState {
  subject: PageSubject | "missing" | null;
  status: number;
}

/** The state with the name of what the page is about; 404 where that is not there. */
async function identify(app: FastifyInstance, state: SiteState): Promise<KnownState> {
  if (!state.page) return { ...state, subject: null, status: 404 };
  const subject = await subjectOf(app.db, state.page.params, state.settings);
  return { ...state, page: withSubject(state.page, subject), subject, status: subject === "missing" ? 404 : 200 };
}

/** A back office may frame a page that it edits; every other page may load the widgets that the settings name. */
function allowByRequest({ backOfficeOrigins, liveChat, captcha }: SiteSettings, request: FastifyRequest, reply: FastifyReply) {
  if ((request.query as { editor?: unknown }).editor === "nx") {
    if (backOfficeOrigins.length > 0) allowOnPage(reply, request.cspNonce, { ancestors: backOfficeOrigins });
    return;
  }
  const scripts = [liveChat.provider === "script" && liveChat.scriptUrl, captcha.provider === "hosted" && captcha.scriptUrl];
  const widgets = scripts.flatMap((script) => (script && URL.parse(script)?.origin) || []);
  if (widgets.length > 0) allowOnPage(reply, request.cspNonce, { widgets });
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

async function render({ app, renderer }: Site, request: FastifyRequest, known: KnownState, transport: Transport) {
  const player = await renderer.player();
  const { subject, status: _, ...state } = known;
  return player.renderSite({
    state,
    transport,
    assets: renderer.assets(),
    meta: pageMeta(state, {
      origin: app.publicOrigin ?? `${request.protocol}://${request.host}`,
      subject,
      notFoundTitle: app.siteWords[state.language].titles["404"] ?? "",
      pages: publishedPages(app).pages,
    }),
    onError: (error) => request.log.error({ err: error, url: request.url }, "A section failed on the server"),
  });
}
