import { desc, eq, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type SiteSettings, siteSettings } from "../../../schemas/settings";
import { type PropsIssue, toIssue } from "../../../src/layout/registry";
import { HttpError, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { nameOf } from "../../accounts/users/queries";
import { settingsPublications, settingsRevisions } from "./tables";

/** Settings as they were saved: valid or not. */
export type SettingsDraft = Record<string, unknown>;
type Origin = (typeof settingsRevisions.$inferInsert)["origin"];

export interface SettingsInForce {
  settings: SiteSettings;
  revision: number;
  /** The published revision that cannot be used, and why; what was in force before it stays. */
  refused: { revision: number; issues: PropsIssue[] } | null;
}

export async function readSettingsDraft(db: Queryable) {
  const [row] = await db
    .select({
      settings: settingsRevisions.settings,
      revision: settingsRevisions.revision,
      authorName: nameOf(settingsRevisions.author),
      createdAt: settingsRevisions.createdAt,
    })
    .from(settingsRevisions)
    .orderBy(desc(settingsRevisions.revision))
    .limit(1);
  if (!row) return null;
  const { createdAt, ...draft } = row;
  return { ...draft, savedAt: createdAt.toISOString() };
}

export async function readSettingsRevision(db: Queryable, revision: number): Promise<SettingsDraft> {
  const [row] = await db
    .select({ settings: settingsRevisions.settings })
    .from(settingsRevisions)
    .where(eq(settingsRevisions.revision, revision));
  if (!row) throw notFound("revision", "settings.revision_not_found");
  return row.settings;
}

/** The revision that was published last, as it was saved; null where none was. */
export async function readPublishedSettings(db: Queryable) {
  const [row] = await publishedRows(db).limit(1);
  return row ?? null;
}

const publishedRows = (db: Queryable) =>
  db
    .select({ id: settingsPublications.id, revision: settingsRevisions.revision, settings: settingsRevisions.settings })
    .from(settingsPublications)
    .innerJoin(settingsRevisions, eq(settingsRevisions.revision, settingsPublications.revision))
    .orderBy(desc(settingsPublications.id))
    .$dynamic();

/** How many published revisions are read at once while one is looked for that can be used. */
const readAtOnce = 20;

/** What was published last and can be used by this version of the code; the presets where nothing can. */
export async function readSettings(db: Queryable): Promise<SettingsInForce> {
  let refused: SettingsInForce["refused"] = null;
  let before: number | undefined;
  for (;;) {
    const rows = await publishedRows(db)
      .where(before === undefined ? undefined : lt(settingsPublications.id, before))
      .limit(readAtOnce);
    for (const { revision, settings } of rows) {
      const parsed = z.safeParse(siteSettings, settings);
      if (parsed.success) return { settings: parsed.data, revision, refused };
      refused ??= { revision, issues: parsed.error.issues.map(toIssue) };
    }
    if (rows.length < readAtOnce) return { settings: z.parse(siteSettings, {}), revision: 0, refused };
    before = rows.at(-1)?.id;
  }
}

interface Written {
  settings: SettingsDraft;
  /** The revision that they were made from; 0 is the one before the first. */
  revision: number;
  author: string | null;
  origin?: Origin;
}

/** Saves on top of a revision, within a transaction; 409 where there is a newer one. */
export async function writeSettings(tx: Queryable, { settings, revision: base, author, origin }: Written): Promise<number> {
  await holdSettings(tx);
  const current = await readSettingsDraft(tx);
  if ((current?.revision ?? 0) !== base)
    throw new HttpError(409, "settings.conflict", "Somebody else saved the settings meanwhile.", { body: { current } });
  await tx.insert(settingsRevisions).values({ revision: base + 1, settings, author, origin });
  return base + 1;
}

/** Until the transaction ends nobody else saves or publishes settings. */
export const holdSettings = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings.save'))`);

/** Puts a revision in force, whatever it says: who calls this has checked it. */
export const insertSettingsPublication = (tx: Queryable, publication: { revision: number; author: string | null }) =>
  tx.insert(settingsPublications).values(publication);
