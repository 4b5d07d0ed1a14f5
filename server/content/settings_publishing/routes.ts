import type { FastifyInstance, FastifyRequest } from "fastify";
import { getLanguages, getSettings } from "../../../schemas/api/site";
import * as calls from "../../../schemas/api/site_settings";
import { readCheckedSite } from "../pages/check_on_site";
import { route } from "../../platform/route";
import { publicSettings } from "../settings/visitor_settings";
import { listSettingsRevisions } from "../settings/list_settings_revisions";
import { findingsOf, publishSettings } from "./publish_settings";
import { holdSettings, readPublishedSettings, readSettingsDraft, readSettingsRevision, writeSettings } from "../settings/queries";

/** The site's settings: what is in force for everybody, and their drafts, revisions and publishing for the back office. */
export async function settingsRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const hasCaptchaSecret = app.configuration.captchaSecret !== null;
  const authorOf = async (request: FastifyRequest) => (await request.session())?.user.email ?? null;
  const draftOf = async () =>
    (await readSettingsDraft(db)) ?? { settings: {}, revision: 0, authorName: null, savedAt: new Date(0).toISOString() };

  route(app, getSettings, async ({ request }) => {
    const { settings, revision } = app.settings();
    const session = await request.session();
    const isStaff = session !== null && session.user.role !== "player";
    return { settings: isStaff ? settings : publicSettings(settings), revision };
  });

  route(app, calls.getSettingsDraft, async () => {
    const { settings, revision, refused } = app.settings();
    const issues = refused?.issues.map(({ path, message }) => ({ path: [...path], message })) ?? [];
    return {
      ...(await draftOf()),
      publishedRevision: (await readPublishedSettings(db))?.revision ?? null,
      inForce: { settings, revision },
      refused: refused && { revision: refused.revision, issues },
    };
  });

  route(app, calls.saveSettings, async ({ body, request }) => {
    const author = await authorOf(request);
    return { revision: await db.transaction((tx) => writeSettings(tx, { ...body, author })) };
  });

  route(app, calls.publishSettings, async ({ body: { revision }, request }) => {
    const author = await authorOf(request);
    await db.transaction((tx) => publishSettings(tx, { revision, author, hasCaptchaSecret }));
    await app.announce(db, "settings");
    await app.reloadSettings();
    return { publishedRevision: revision };
  });

  route(app, calls.checkSettings, async () => {
    const { settings, revision } = await draftOf();
    return { revision, findings: findingsOf(settings, await readCheckedSite(db, app.settings().settings), hasCaptchaSecret) };
  });

  route(app, calls.listSettingsRevisions, async ({ query }) => ({ revisions: await listSettingsRevisions(db, query) }));

  route(app, calls.getSettingsRevision, async ({ params: { revision } }) => ({
    settings: await readSettingsRevision(db, revision),
    revision,
  }));

  route(app, calls.restoreSettingsRevision, async ({ params, request }) => {
    const author = await authorOf(request);
    return db.transaction(async (tx) => {
      const settings = await readSettingsRevision(tx, params.revision);
      await holdSettings(tx);
      const revision = (await readSettingsDraft(tx))?.revision ?? 0;
      return { settings, revision: await writeSettings(tx, { settings, revision, author, origin: "restore" }) };
    });
  });

  route(app, getLanguages, async () => ({
    languages: app.settings().settings.languages.map((code) => ({ code, languageName: nameOf(code) })),
  }));
}

/** A language's name in itself, with a capital. */
function nameOf(code: string) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
