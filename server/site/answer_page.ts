import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../schemas/text";
import type { Transport } from "../../src/kit/api/api";
import { splitLocale } from "../../src/layout/match_route";
import { nextChange } from "../../src/layout/next_change";
import { pageAddress } from "../../src/layout/page_address";
import { signInAddress } from "../../src/layout/sign_in_address";
import { withLanguage } from "../../src/layout/site_address";
import { variantsShown } from "../../src/layout/variants";
import type { SiteState } from "../../src/page/site_state";
import { isEncrypted } from "../platform/plugins/own_cookie";
import { ownOrigin } from "../platform/plugins/own_origin";
import { type Permit, permitOf, permitOnPage } from "../platform/plugins/security";
import { allowedBySettings } from "./allowed_by_settings";
import { type PageSubject, subjectOf, withSubject } from "../content/pages/page_subject";
import { publishedPages } from "../content/pages/published_pages";
import { isClosedPage, isUnserved, pageInstead } from "../content/pages/closed_pages";
import { isForBackOffice, isToldWhole } from "../content/pages/told_whole";
import { movedPath, plainPage } from "../content/pages/resolve_page";
import { createInProcessTransport } from "./in_process_transport";
import { guestVisit } from "./guest_visit";
import type { CachedPage, PageCache, PageHead } from "./page_cache";
import { pageMeta } from "./page_meta";
import { brokenEnd } from "./system_page";
import type { Renderer } from "./renderer";
import { readSiteState } from "./site_state";

interface Site {
  app: FastifyInstance;
  renderer: Renderer;
  cache: PageCache;
  /** Says that nothing is offered where the visitor is. */
  refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** How long a guest's page may be served from memory, in ms: winners and figures may be this old. */
const longest = 20_000;

/** A page of the site: from memory for guests, streamed for those who are signed in. */
export async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const { app, cache } = site;
  if (/^\/(api|assets)(\/|$)/.test(request.url)) return reply.callNotFound();
  if (hasToken(request)) reply.header("referrer-policy", "no-referrer"); // a link that opens an account is told to nobody
  app.requireDatabase();
  const versions = [publishedPages(app), app.settings().settings] as const; // before the state, which is at least as new
  cache.follow(...versions);
  const visit = await guestVisit(app, request);
  const before = visit && cache.again(visit, Date.now());
  if (before) {
    tell(before, request, reply);
    return answerCached(before, request, reply);
  }
  const moved = movedPath(app, request.url);
  if (moved !== null) return reply.code(301).headers({ location: moved, "cache-control": "no-cache" }).send(); // the page may come back to its old address
  const isOutside = await isUnserved(app, request);
  if (isOutside && isClosedPage(app.settings().settings, request.url)) return site.refuse(request, reply);
  let permit = permitFor(app, request);
  permitOnPage(reply, request.cspNonce, permit);
  const state = await readSiteState(app, request);
  const { language } = state;
  const elsewhere = leadElsewhere(state, { url: request.url, isOutside });
  if (elsewhere !== null) return reply.code(302).headers({ location: elsewhere, "cache-control": "no-store" }).send();
  const onBreak = await pageInstead(app, request, request.url, language);
  if (onBreak !== null)
    return reply
      .code(302)
      .headers({ location: withLanguage(localeOf(request.url), onBreak), "cache-control": "no-store" })
      .send();
  const cashier = state.user ? site.renderer.assets().cashier?.(language) : undefined; // they may pay on any page
  if (cashier) permit = permitFor(app, request, [cashier.digest]);
  tell({ language, permit }, request, reply);
  if (state.viewer.session !== "guest") {
    const known = await identify(app, state);
    reply.code(known.status).header("cache-control", "private, no-store");
    const calls = createInProcessTransport(app, request, state);
    const html = await render(site, request, known, { transport: calls.transport, integrity: cashier?.map });
    return Readable.from(endInAnyCase(html, request, brokenEnd(app.siteWords[language])), { objectMode: false });
  }
  cache.follow(...versions);
  const now = Date.now();
  const page = await cache.get({ key: keyOf(request, state), visit }, now, async () => {
    const calls = createInProcessTransport(app, request, state);
    const known = await identify(app, state);
    const html = await buffer(await render(site, request, known, { transport: calls.transport }));
    const until = Math.min(now + longest, nextChange(state.page?.page.sections ?? [], now));
    return { status: known.status, language, permit, html, expiresAt: calls.hasFailed() ? now : until };
  });
  return answerCached(page, request, reply);
}

/** What a page of the site may load, and who may frame it. */
function permitFor(app: FastifyInstance, { query }: FastifyRequest, inline: readonly string[] = []): Permit {
  const isEdited = (query as { editor?: unknown }).editor === "nx";
  const payments = isEdited ? [] : [...new Set(paymentOrigins(app))];
  const games = isEdited ? [] : [...new Set(studioOrigins(app))];
  const allowed = allowedBySettings(app.settings().settings, { isEdited });
  return permitOf({ ...allowed, inline: [...(allowed.inline ?? []), ...inline], payments, games });
}

/** Says with a page what it may do, with a nonce of this response alone, and which language it is in. */
function tell({ language, permit }: PageHead, request: FastifyRequest, reply: FastifyReply) {
  permitOnPage(reply, request.cspNonce, permit);
  reply.headers({
    vary: "cookie, accept-language, accept-encoding",
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
  });
  rememberLanguage(language, request, reply);
}

const paymentOrigins = ({ paymentProviders }: FastifyInstance) =>
  [...paymentProviders.values()].flatMap(({ frameOrigins, formOrigins }) => [...frameOrigins, ...formOrigins]);

const studioOrigins = ({ studioPartners }: FastifyInstance) =>
  [...studioPartners.values()].flatMap(({ frameOrigins }) => [...frameOrigins]);

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

const localeOf = (url: string) => splitLocale(url.split("?", 1)[0] ?? "/").locale;

/** Another address for what the visitor asked for: in a language that the site offers, or the way to sign in (C-2.31). */
function leadElsewhere(
  { path, search, language, settings, page }: SiteState,
  { url, isOutside }: { url: string; isOutside: boolean },
): string | null {
  const locale = localeOf(url);
  if (locale && locale !== language) return withLanguage(language, path) + search;
  if (!page?.needsSignIn) return null;
  const [usual = "", query] = signInAddress(settings, { path, search }).split("?");
  const home = isOutside ? pageAddress(settings, "responsible_gaming", language) : usual; // home is closed to whom no licence serves
  return withLanguage(locale, home) + (query ? `?${query}` : "");
}

/** The language of a visit, also for addresses that name none. */
function rememberLanguage(language: Language, request: FastifyRequest, reply: FastifyReply) {
  if (request.cookies["language"] === language) return;
  reply.setCookie("language", language, { path: "/", maxAge: 31_536_000, sameSite: "lax", secure: isEncrypted(request) });
}

interface KnownState extends SiteState {
  subject: PageSubject | "missing" | null;
  status: number;
}

/** The state with the name of what the page is about; 404 where that is not there. */
async function identify(app: FastifyInstance, state: SiteState): Promise<KnownState> {
  if (!state.page) return { ...state, subject: null, status: 404 };
  const subject = await subjectOf(app.db, state.page.params, { settings: state.settings, words: app.siteWords });
  return { ...state, page: withSubject(state.page, subject), subject, status: subject === "missing" ? 404 : 200 };
}

/** What a page's visitor is told; a back office that frames it is told whom it talks with, and with its pass what it needs to work on the page. */
async function toldTo(app: FastifyInstance, { query }: FastifyRequest, state: SiteState): Promise<SiteState> {
  const asked = query as { editor?: unknown; pass?: unknown };
  const { backOfficeOrigins } = app.settings().settings;
  const settings = isForBackOffice(app, asked) ? { ...state.settings, backOfficeOrigins } : state.settings;
  if (!state.page || (await isToldWhole(app, asked))) return { ...state, settings };
  return { ...state, settings, page: { ...state.page, page: plainPage(state.page.page, state.viewer) } };
}

/** All that a guest's page depends on. */
function keyOf(request: FastifyRequest, { path, search, language, page, viewer, preferences, followsSystem }: SiteState) {
  const visitor = [
    language,
    viewer.country,
    viewer.subdivision,
    viewer.device,
    viewer.isDeviceGuess,
    ...Object.values(preferences),
    followsSystem,
    variantsShown(page?.page.sections ?? []),
  ];
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

async function render(
  { app, renderer }: Site,
  request: FastifyRequest,
  known: KnownState,
  { transport, integrity }: { transport: Transport; integrity?: string | undefined },
) {
  const player = await renderer.player();
  const { subject, status: _, ...state } = known;
  return player.renderSite({
    state: await toldTo(app, request, state),
    transport,
    assets: { ...renderer.assets(), integrity },
    meta: pageMeta(state, {
      origin: ownOrigin(request),
      subject,
      notFoundTitle: app.siteWords[state.language].titles["404"] ?? "",
      pages: publishedPages(app).pages,
    }),
    onError: (error) => request.log.error({ err: error, url: request.url }, "A section failed on the server"),
  });
}
