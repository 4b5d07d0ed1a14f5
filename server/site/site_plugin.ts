import { existsSync } from "node:fs";
import path from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { splitLocale } from "../../src/layout/match_route";
import type { SiteState } from "../../src/player/site_state";
import { readPreferences } from "../../src/session/preferences";
import { resolvePageFor } from "../pages/resolve_page";
import { userOf } from "../users/queries";
import { chooseLanguage } from "./choose_language";
import { createInProcessTransport } from "./in_process_transport";
import type { Renderer } from "./renderer";

export interface SiteOptions {
  root: string;
  createRenderer(app: FastifyInstance): Promise<Renderer>;
}

const immutable = 365 * 24 * 3600 * 1000;

/** What people open in a browser: the pages of the site, the editor, and their files. */
export const sitePlugin = fp<SiteOptions>(
  async (app, { root, createRenderer }) => {
    const renderer = await createRenderer(app);
    const client = path.join(root, "dist/client");
    if (existsSync(path.join(client, "assets"))) {
      await app.register(staticFiles, { root: path.join(client, "assets"), prefix: "/assets/", maxAge: immutable, immutable: true });
    }
    await app.register(staticFiles, { root: path.join(root, "public"), prefix: "/", wildcard: false, decorateReply: false, maxAge: 3600_000 });

    for (const url of ["/editor", "/editor/*"]) {
      app.get(url, async (request, reply) => {
        const name = request.url.startsWith("/editor/gallery") ? "gallery" : "editor";
        return reply
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-cache")
          .send(await renderer.html(name, request.url));
      });
    }
    app.get("/*", (request, reply) => answerPage(app, renderer, request, reply));
  },
  { name: "site", dependencies: ["viewer", "session", "security"] },
);

async function answerPage(app: FastifyInstance, renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
  app.requireDatabase();
  const state = await stateOf(app, request);
  const player = await renderer.player();
  const html = player.renderSite({
    state,
    transport: createInProcessTransport(app, request),
    assets: renderer.assets(request.cspNonce),
    nonce: request.cspNonce,
    origin: app.publicOrigin ?? `${request.protocol}://${request.host}`,
    onError: (error) => request.log.error({ err: error, url: request.url }, "A section failed on the server"),
  });
  return reply
    .code(state.page ? 200 : 404)
    .type("text/html; charset=utf-8")
    .headers({ "cache-control": "private, no-cache", vary: "cookie, accept-language", "content-language": state.language })
    .send(html);
}

async function stateOf(app: FastifyInstance, request: FastifyRequest): Promise<SiteState> {
  const { pathname, search } = new URL(request.url, "http://localhost");
  const { locale, path: sitePath } = splitLocale(pathname);
  const { settings } = app.settings();
  const wishes = { inAddress: locale, inCookie: request.cookies["language"], accepted: request.headers["accept-language"] };
  const language = chooseLanguage(wishes, settings);
  const viewer = await app.viewerOf(request, language);
  const session = await request.session();
  return {
    path: sitePath,
    search,
    language,
    page: await resolvePageFor(app, sitePath, viewer),
    viewer,
    user: session ? await userOf(app.db, session.user.userId) : null,
    settings,
    theme: settings.theme,
    preferences: readPreferences(request.cookies, settings.defaultScheme),
  };
}
