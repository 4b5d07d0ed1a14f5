import type { FastifyInstance, FastifyRequest } from "fastify";
import * as checks from "../../../schemas/api/page_check";
import * as notes from "../../../schemas/api/page_notes";
import * as plans from "../../../schemas/api/page_plans";
import { HttpError, notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { addNote, finishNote, listNotes } from "./notes";
import { listPlanRows, listPublications, planOf } from "./plan_queries";
import { addPlan, cancelPlan, changePlan } from "./plans";
import { readDraft, readRevision } from "./queries";
import { checkOnSite, factsFor, readCheckedSite, readStockedSite } from "./check_on_site";
import { describeReferences } from "./stock";

/** The check of drafts, what is planned, what has gone live, and what people say about pages. */
export async function publishingRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const settings = () => app.settings().settings;

  const draftOf = async (id: string) => {
    const draft = await readDraft(db, id);
    if (!draft) throw notFound("page", "page.not_found");
    return draft;
  };

  route(app, checks.getSiteFacts, async ({ params, query }) => {
    await draftOf(params.id);
    const nests = query.nests.split(",").filter(Boolean);
    return { facts: factsFor(await readCheckedSite(db, settings()), nests) };
  });

  route(app, checks.lookUpReferences, async ({ body }) => ({
    references: await describeReferences(db, settings(), body.references),
  }));

  route(app, checks.checkDraft, async ({ params, query }) => {
    const draft = await draftOf(params.id);
    const { revision = draft.revision } = query;
    const page = revision === draft.revision ? draft.page : await readRevision(db, params.id, revision);
    if (!page) throw notFound("revision", "page.revision_not_found");
    return { revision, ...checkOnSite(page, await readStockedSite(db, settings())) };
  });

  route(app, plans.listPlans, async ({ query }) => ({ plans: (await listPlanRows(db, query.pageId)).map(planOf) }));

  route(app, plans.addPlan, async ({ params, body, request }) => {
    const { email: author } = await callerOf(request);
    const row = await addPlan(db, { id: params.id, revision: body.revision, at: new Date(body.at), author }, settings());
    await app.plansChanged();
    return { plan: planOf(row) };
  });

  route(app, plans.changePlan, async ({ params, body }) => {
    const row = await changePlan(db, { ...params, at: new Date(body.at), revision: body.revision }, settings());
    await app.plansChanged();
    return { plan: planOf(row) };
  });

  route(app, plans.cancelPlan, async ({ params }) => {
    await cancelPlan(db, params);
    return { success: true };
  });

  route(app, plans.listPublications, async ({ params, query }) => {
    await draftOf(params.id);
    return { publications: await listPublications(db, params.id, query.limit) };
  });

  route(app, notes.listNotes, async ({ query }) => ({ notes: await listNotes(db, query.pageId) }));

  route(app, notes.addNote, async ({ params, body, request }) => {
    const { email: author } = await callerOf(request);
    return { note: await addNote(db, { ...body, pageId: params.id, sectionId: body.sectionId ?? null, author }) };
  });

  route(app, notes.finishNote, async ({ params, request }) => ({
    note: await finishNote(db, { pageId: params.id, id: params.noteId }, await callerOf(request)),
  }));
}

/** Who calls; these calls are open to nobody who is not signed in. */
async function callerOf(request: FastifyRequest) {
  const session = await request.session();
  if (!session) throw new HttpError(401, "session.required", "Sign in first.");
  return session.user;
}
