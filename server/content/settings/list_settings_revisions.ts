import { desc, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { nameOf } from "../../accounts/users/queries";
import { readPublishedSettings } from "./queries";
import { settingsPublications, settingsRevisions } from "./tables";

/** The revisions of the settings, newest first, each with when it went live. */
export async function listSettingsRevisions(db: Queryable, { limit, before }: { limit: number; before?: number | undefined }) {
  const rows = await db
    .select({
      revision: settingsRevisions.revision,
      authorName: nameOf(settingsRevisions.author),
      origin: settingsRevisions.origin,
      createdAt: settingsRevisions.createdAt,
    })
    .from(settingsRevisions)
    .where(before === undefined ? undefined : lt(settingsRevisions.revision, before))
    .orderBy(desc(settingsRevisions.revision))
    .limit(limit);
  const listed = rows.map(({ revision }) => revision);
  const publications = await db
    .select({
      revision: settingsPublications.revision,
      at: settingsPublications.at,
      authorName: nameOf(settingsPublications.author),
    })
    .from(settingsPublications)
    .where(inArray(settingsPublications.revision, listed))
    .orderBy(desc(settingsPublications.id));
  const published = (await readPublishedSettings(db))?.revision;
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    isPublished: row.revision === published,
    publications: publications
      .filter(({ revision }) => revision === row.revision)
      .map(({ at, authorName }) => ({ at: at.toISOString(), authorName })),
  }));
}
