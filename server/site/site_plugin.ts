import { existsSync } from "node:fs";
import path from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import fp from "fastify-plugin";
import { languages } from "../../schemas/text";
import { sessionMark } from "../../schemas/session_mark";
import { sessionCookie } from "../accounts/users/session_plugin";
import { ownCookie } from "../platform/plugins/own_cookie";
import { allowOnPage, letGamesLoad } from "../platform/plugins/security";
import { answerPage } from "./answer_page";
import { answerPreview } from "./answer_preview";
import { joinedStyleRoutes } from "./joined_style_routes";
import { logOutRoutes } from "./log_out";
import { createPageCache } from "./page_cache";
import { originOf } from "./origin_of";
import { outboxRoutes } from "./outbox_routes";
import { playRoutes } from "./play_routes";
import { previewLinkPages } from "./preview_links/preview_link_pages";
import type { Renderer } from "./renderer";
import { searchEngineRoutes } from "./search_engines";
import { createSystemPages } from "./system_pages";

export interface SiteOptions {
  root: string;
  createRenderer(app: FastifyInstance): Promise<Renderer>;
}

const year = 365 * 24 * 3600 * 1000;
const hour = 3600 * 1000;

/** What people open in a browser: the pages of the site, the editor, and their files. */
export const sitePlugin = fp<SiteOptions>(
  async (app, { root, createRenderer }) => {
    const renderer = await createRenderer(app);
    const assets = path.join(root, "dist/client/assets");
    if (existsSync(assets)) {
      await app.register(staticFiles, {
        root: assets,
        serve: false, // its own route reads the whole folder, of thousands of files, at each request to compare the case of names
        maxAge: year,
        immutable: true,
        preCompressed: true,
        setHeaders: letGamesLoad,
      });
      app.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => reply.sendFile(request.params["*"]));
    }
    await app.register(joinedStyleRoutes, { clientDir: path.join(root, "dist/client") });
    await app.register(staticFiles, { root: path.join(root, "public"), wildcard: false, decorateReply: false, maxAge: hour });

    for (const url of ["/editor", "/editor/*"]) {
      app.get(url, async (request, reply) => {
        const name = request.url.startsWith("/editor/gallery") ? "gallery" : "editor";
        allowOnPage(reply, request.cspNonce, { own: originOf(app, request) });
        reply.type("text/html; charset=utf-8").header("cache-control", "no-cache");
        const html = await renderer.html(name, request.url);
        return ownCookie(request, sessionCookie) === undefined ? html : html.replace("<html", `<html ${sessionMark}`);
      });
    }

    await app.register(playRoutes, { renderer });
    app.get("/preview/:pageId", (request, reply) => answerPreview({ app, renderer }, request, reply));

    const system = createSystemPages(app);
    const errorHandler: RouteShorthandOptions["errorHandler"] = (error, request, reply) =>
      system.answerError(error, request, reply);
    await app.register(previewLinkPages, { renderer, system });
    await app.register(logOutRoutes, { ask: (request, reply) => system.answer("log_out", request, reply), errorHandler });

    for (const language of languages) {
      app.get(`/${language}/offline.html`, async (request, reply) => system.answer("offline", request, reply));
    }
    await app.register(searchEngineRoutes);
    if (app.outboxPath) await app.register(outboxRoutes, { path: app.outboxPath });

    const cache = createPageCache();
    const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
      system.answer("not_served", request, reply.code(451), { isSignedIn: (await request.session()) !== null }); // there is a reason in law
    app.get("/*", { errorHandler }, (request, reply) => answerPage({ app, renderer, cache, refuse }, request, reply));
  },
  { name: "site", dependencies: ["viewer", "session", "security", "site_words", "delivery"] },
);
