import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import * as z from "zod/mini";
import { type Persona, persona as personaSchema } from "../../../schemas/persona";
import { type LinkRow, openLink } from "../../content/preview_links/queries";
import { readDraft, readRevision } from "../../content/pages/queries";
import { HttpError, notFound } from "../../platform/api_error";
import { toHttpError } from "../../platform/plugins/errors";
import { setPolicy } from "../../platform/plugins/security";
import { readThemeStyles } from "../../platform/words/theme_styles";
import { sendDraft } from "../answer_preview";
import type { Renderer } from "../renderer";
import type { SystemPageKind } from "../system_page";
import { type createSystemPages, lookOf } from "../system_pages";
import { framePolicy, previewLinkPage } from "./preview_link_page";

interface Options {
  renderer: Renderer;
  system: ReturnType<typeof createSystemPages>;
}
type Request = FastifyRequest<{ Params: { token: string } }>;

const why: Record<string, SystemPageKind> = {
  "preview_link.unknown": "link_unknown",
  "preview_link.expired": "link_expired",
  "preview_link.taken_back": "link_taken_back",
  "preview_link.page_gone": "link_page_gone",
};

/** A draft for whoever has a link to it: the page with a bar around it, the draft itself, and which revision that is. */
export async function previewLinkPages(app: FastifyInstance, { renderer, system }: Options): Promise<void> {
  const styles = readThemeStyles(app.root);
  const errorHandler: RouteShorthandOptions["errorHandler"] = (error, request, reply) => {
    const kind = error instanceof HttpError ? why[error.code] : undefined;
    return kind
      ? system.answer(kind, request, reply.code(toHttpError(error, request).status))
      : system.answerError(error, request, reply);
  };

  app.addHook("onRequest", async (_request, reply) => {
    app.requireDatabase();
    reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" });
  });

  app.get("/preview/link/:token", { errorHandler }, async (request: Request, reply) => {
    const link = await openLink(app, request.params.token);
    const look = lookOf(app, request);
    const page = await readLinked(app, link);
    setPolicy(reply, framePolicy(request.cspNonce));
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "content-language": look.language, vary: "cookie, accept-language" })
      .send(
        previewLinkPage(look, {
          words: app.siteWords[look.language].preview_link,
          style: styles[look.theme],
          link: { ...link, persona: personaOf(link) },
          token: request.params.token,
          title: page.title,
        }),
      );
  });

  app.get("/preview/link/:token/page", { errorHandler }, async (request: Request, reply) => {
    const link = await openLink(app, request.params.token);
    if (request.headers["sec-fetch-dest"] === "document")
      return reply.redirect(`/preview/link/${encodeURIComponent(request.params.token)}`, 303); // never without its bar
    const draft = { page: await readLinked(app, link), settings: app.settings().settings, persona: personaOf(link) };
    return sendDraft({ app, renderer }, { request, reply }, draft);
  });

  app.get("/preview/link/:token/state", { logLevel: "warn" }, async (request: Request, reply: FastifyReply) => {
    const { revision, newest } = await openLink(app, request.params.token);
    const etag = `"${revision ?? newest}"`;
    reply.header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return { revision: revision ?? newest };
  });
}

async function readLinked({ db }: FastifyInstance, { pageId, revision }: LinkRow) {
  const page = revision === null ? (await readDraft(db, pageId))?.page : await readRevision(db, pageId, revision);
  if (!page) throw notFound("preview link", "preview_link.unknown");
  return page;
}

/** One that an older version of the editor wrote into a link, and that is none any more, shows nothing. */
function personaOf({ persona }: LinkRow): Persona {
  const parsed = z.safeParse(personaSchema, persona);
  if (!parsed.success) throw notFound("preview link", "preview_link.unknown");
  return { ...parsed.data, player: null };
}
