import { max } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "../../schemas/settings";
import { settingsPublications, settingsRevisions } from "../content/settings/tables";

/** Puts some of the site's settings in force, at this process at once. */
export async function changeSettings(app: FastifyInstance, changes: Partial<SiteSettings>): Promise<void> {
  const [newest] = await app.db.select({ revision: max(settingsRevisions.revision) }).from(settingsRevisions);
  const revision = (newest?.revision ?? 0) + 1;
  const settings = { ...app.settings().settings, ...changes };
  await app.db.insert(settingsRevisions).values({ revision, settings });
  await app.db.insert(settingsPublications).values({ revision });
  await app.reloadSettings();
}
