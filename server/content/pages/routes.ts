import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/pages";
import { HttpError, notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { visitorOf } from "../experiments/visitor_of";
import { isToldWhole } from "./told_whole";
import { isClosedPage, isUnserved, pageInstead } from "./closed_pages";
import { evaluateDraft } from "./evaluate_draft";
import { listRevisions } from "./list_revisions";
import { readNestedDrafts } from "./nested_drafts";
import { publishPage, unpublishPage } from "./publish_page";
import { listPageRows, readDraft, readRevision } from "./queries";
import { refuseMove } from "./refuse_move";
import { subjectOf, withSubject } from "./page_subject";
import { movedPath, plainPage, resolvePageFor } from "./resolve_page";
import { createPage, readSentPage, restoreRevision, savePage } from "./save_page";

const pageBodyLimit = 5 * 1_048_576;

export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const authorOf = async (request: FastifyRequest) => (await request.session())?.user.email ?? null;
  const roleOf = async (request: FastifyRequest) => (await request.session())?.user.role ?? "player";
  const draftOf = async (id: string) => {
    const draft = await readDraft(db, id);
    if (!draft) throw notFound("page", "page.not_found");
    return draft;
  };

  route(app, calls.resolvePage, async ({ query, request }) => {
    const movedTo = movedPath(app, query.path);
    if ((await isUnserved(app, request)) && isClosedPage(app.settings().settings, movedTo ?? query.path))
      throw new HttpError(451, "market.not_served", "None of our licences serves the country that you are in or live in.");
    const viewer = await app.viewerOf(request, query.locale);
    const instead = await pageInstead(app, request, movedTo ?? query.path, viewer.language);
    const shownAt = instead ?? movedTo;
    const resolved = resolvePageFor(app, shownAt ?? query.path, { ...viewer, ...(await visitorOf(app, request)) });
    if (!resolved) throw notFound("page", "page.not_found");
    const { settings } = app.settings();
    const isWhole = await isToldWhole(app, query);
    const told = isWhole ? resolved : { ...resolved, page: plainPage(resolved.page, viewer) };
    const named = withSubject(told, await subjectOf(db, resolved.params, { settings, words: app.siteWords }));
    return shownAt === null ? named : { ...named, movedTo: shownAt };
  });

  route(app, calls.listPages, async () => {
    const rows = await listPageRows(db);
    return {
      pages: rows.map(({ publishedShape: _, archivedAt: __, updatedAt, ...row }) => ({
        ...row,
        updatedAt: updatedAt.toISOString(),
      })),
    };
  });

  route(app, calls.getPage, async ({ params }) => draftOf(params.id));

  route(app, calls.createPage, async ({ request }) => createPage(db, readSentPage(request.sentBody), await authorOf(request)), {
    bodyLimit: pageBodyLimit,
  });

  route(
    app,
    calls.savePage,
    async ({ params, body, request }) => {
      const page = readSentPage(request.sentBody);
      if (page.id !== params.id) throw new HttpError(400, "page.other_id", "The page has another id than the address.");
      await refuseMove(db, page, await roleOf(request));
      const { revision, origin } = body;
      return { revision: await savePage(db, { page, revision, origin }, await authorOf(request)) };
    },
    { bodyLimit: pageBodyLimit },
  );

  route(app, calls.publishPage, async ({ params, body, request }) => {
    const wanted = { id: params.id, revision: body.revision, author: await authorOf(request), isPlanned: false };
    await db.transaction(async (tx) => {
      await publishPage(tx, wanted, app.settings().settings);
      await app.announce(tx, "pages");
    });
    await app.published.reload();
    return { publishedRevision: body.revision };
  });

  route(app, calls.unpublishPage, async ({ params, request }) => {
    const wanted = { id: params.id, author: await authorOf(request), isPlanned: false };
    await db.transaction(async (tx) => {
      await unpublishPage(tx, wanted);
      await app.announce(tx, "pages");
    });
    await app.published.reload();
    return { publishedRevision: null };
  });

  route(app, calls.listRevisions, async ({ params, query }) => {
    await draftOf(params.id);
    return listRevisions(db, params.id, query);
  });

  route(app, calls.getRevision, async ({ params: { id, revision } }) => {
    const page = await readRevision(db, id, revision);
    if (!page) throw notFound("revision", "page.revision_not_found");
    return { page, revision };
  });

  route(app, calls.restoreRevision, async ({ params, request }) => {
    const page = await readRevision(db, params.id, params.revision);
    if (page) await refuseMove(db, page, await roleOf(request));
    return restoreRevision(db, params, await authorOf(request));
  });

  route(app, calls.evaluatePage, async ({ query: { pageId, now, country, ...query } }) => {
    const { page } = await draftOf(pageId);
    const viewer = { ...query, country: country ?? null, subdivision: null, now: now ?? new Date().toISOString() };
    const shown = await readNestedDrafts(db, page);
    return { sections: evaluateDraft(page, viewer, (id) => shown.get(id) ?? null) };
  });
}
