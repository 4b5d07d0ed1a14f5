import { desc, sql } from "drizzle-orm";
import type { SiteSettings } from "../../schemas/settings";
import type { Database, Queryable } from "../plugins/database";
import { HttpError } from "../api_error";
import { settingsRevisions } from "./tables";

export interface StoredSettings {
  settings: SiteSettings;
  revision: number;
}

export async function readSettings(db: Queryable): Promise<StoredSettings | null> {
  const [row] = await db
    .select({ settings: settingsRevisions.settings, revision: settingsRevisions.revision })
    .from(settingsRevisions)
    .orderBy(desc(settingsRevisions.revision))
    .limit(1);
  return row ?? null;
}

/** Saves on top of the revision that the settings were made from; 0 is the one before the first. */
export function writeSettings(
  db: Database,
  { settings, revision: base }: StoredSettings,
  author: string | null,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings.save'))`);
    const current = await readSettings(tx);
    if ((current?.revision ?? 0) !== base) {
      throw new HttpError(409, "settings.conflict", "Somebody else saved the settings meanwhile.", { body: { current } });
    }
    await tx.insert(settingsRevisions).values({ revision: base + 1, settings, author });
    return base + 1;
  });
}
