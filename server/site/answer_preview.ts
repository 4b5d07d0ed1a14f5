import { withDemands } from "../../schemas/demands_in";
import { zoneOf } from "../accounts/markets/zone_of";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { id } from "../../schemas/page";
import type { Page } from "../../schemas/page";
import { type Persona, viewerOf } from "../../schemas/persona";
import type { SiteSettings } from "../../schemas/settings";
import { registry } from "../../sections/registry";
import { mendSettings } from "../../src/layout/check/mend_settings";
import { preparePage } from "../../src/layout/prepare_page";
import { unlistedMeta } from "../../src/page/page_meta";
import { inLanguage, titleWith } from "../../src/page/page_title";
import type { SiteState } from "../../src/page/site_state";
import { createPersonaTransport } from "../../src/page/persona/persona_transport";
import { sampleUser } from "../../src/page/persona/sample_user";
import { seedOf } from "../../src/page/persona/seed";
import { initialPreferences } from "../../src/kit/session/preferences";
import { notFound } from "../platform/api_error";
import { readDraft, readRevision } from "../content/pages/queries";
import { personaOf, playedViewer } from "../content/personas/played_viewer";
import { readPlayerFacts } from "../content/personas/queries";
import { requireRole } from "../platform/require_role";
import { personaHeader } from "../accounts/viewer/viewer";
import { readSettingsDraft } from "../content/settings/queries";
import { createInProcessTransport } from "./in_process_transport";
import { readNestedDrafts } from "../content/pages/nested_drafts";
import type { Renderer } from "./renderer";

/** Only pages of our own may frame it, it runs and sends nothing, and no form leads anywhere. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self' https: blob:",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

/**
 * A page's newest draft, or a revision of it, as the real page for a persona: cut, rendered and styled as a visitor gets it, without a script.
 * Who looks is the persona, never whoever works here (D-32).
 */
export async function answerPreview(server: PreviewServer, request: FastifyRequest, reply: FastifyReply) {
  const { app } = server;
  app.requireDatabase();
  await requireRole(request, { role: "content_editor", method: "GET" });
  const { pageId } = request.params as { pageId: string };
  const { revision, settings: wanted } = request.query as { revision?: unknown; settings?: unknown };
  const page = z.safeParse(id, pageId).success ? await readWanted(app, pageId, Number(revision)) : null;
  if (!page) throw notFound("page", "page.not_found");
  const settings = await readWantedSettings(app, wanted === "draft");
  const persona = personaOf(app, request.query as Record<string, unknown>, settings);
  return sendDraft(server, { request, reply }, { page, settings, persona });
}

export interface PreviewServer {
  app: FastifyInstance;
  renderer: Renderer;
}

interface Draft {
  page: Page;
  settings: SiteSettings;
  persona: Persona;
}

/** A draft as its persona's page; who may see it was decided before. */
export async function sendDraft(
  { app, renderer }: PreviewServer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  draft: Draft,
) {
  const state = await stateOf(app, draft);
  const player = await renderer.player();
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("content-language", state.language)
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex, nofollow");
  return player.renderSite({
    state,
    transport: await transportOf(app, request, state),
    assets: renderer.assets(),
    meta: unlistedMeta(titleWith(inLanguage(state.page?.page.title, state.language), state.settings.name), state.settings.name),
    isStatic: true,
    onError: (error) => request.log.error({ err: error, url: request.url }, "A section failed in a preview"),
  });
}

type PreviewState = SiteState & { pass: string; seed: number; money: Persona["money"] };

async function stateOf(app: FastifyInstance, { page, settings, persona }: Draft): Promise<PreviewState> {
  const timeZone = zoneOf(settings, { countryCode: persona.country, timeZone: null });
  const viewer = { ...viewerOf(persona, new Date().toISOString()), timeZone };
  const facts = persona.player === null ? null : await readPlayerFacts(app.db, persona.player);
  const { pass } = await app.signer.personaPass(playedViewer(persona));
  return {
    path: page.route,
    search: "",
    language: persona.language,
    page: { page: await prepareDraft(app, page, viewer), params: {} },
    viewer,
    user: sampleUser(viewer, { persona, player: facts }),
    settings: { ...withDemands(settings), theme: persona.theme, navigationLayout: persona.layout },
    theme: persona.theme,
    preferences: initialPreferences(persona.scheme),
    pass,
    seed: seedOf(persona),
    money: persona.money,
  };
}

/** The settings that are in force, or their newest draft, as far as it can be used. */
async function readWantedSettings(app: FastifyInstance, isDraft: boolean): Promise<SiteSettings> {
  const { settings } = app.settings();
  const draft = isDraft ? await readSettingsDraft(app.db) : null;
  return draft ? mendSettings(draft.settings, settings) : settings;
}

/** The page at a revision, else its newest draft. */
async function readWanted(app: FastifyInstance, pageId: string, revision: number): Promise<Page | null> {
  const isRevision = Number.isInteger(revision) && revision > 0 && revision < 2 ** 31;
  return (isRevision && (await readRevision(app.db, pageId, revision))) || ((await readDraft(app.db, pageId))?.page ?? null);
}

async function prepareDraft(app: FastifyInstance, page: Page, viewer: SiteState["viewer"]) {
  const nested = await readNestedDrafts(app.db, page);
  return preparePage(page, viewer, { registry, pageOf: (id) => nested.get(id) ?? null });
}

/** Calls go out as the persona: with its pass, and without anything by which the person who works here is known. */
async function transportOf(app: FastifyInstance, request: FastifyRequest, { viewer, user, pass, seed, money }: PreviewState) {
  const instead = { cookie: "", authorization: "", [personaHeader]: pass };
  const { transport } = createInProcessTransport(app, request, { language: viewer.language, instead });
  return createPersonaTransport(() => ({ viewer, user, seed, transport, money }));
}
