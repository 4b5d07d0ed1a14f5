import { sql } from "drizzle-orm";
import { deepestFolder, isFolder, mostTags } from "../../../schemas/page_folder";
import { HttpError, notFound } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";

interface Wish {
  ids: readonly string[];
  /** Undefined leaves them where they are. */
  folder?: string | undefined;
  addTags: readonly string[];
  removeTags: readonly string[];
}

/** Puts pages into a folder and changes their tags, all of them or none; answers how many changed. */
export function organizePages(db: Database, { ids, folder, addTags, removeTags }: Wish): Promise<number> {
  const unique = sql.param([...new Set(ids)]);
  return db.transaction(async (tx) => {
    await requireAll(tx, ids);
    const tags = sql`array(select distinct tag from unnest(p.tags || ${sql.param([...addTags])}::text[]) tag
      where tag <> all(${sql.param([...removeTags])}::text[]) order by tag)`;
    const { rows } = await tx.execute<{ most: number | null; changed: number }>(sql`
      with wished as (
        select p.id, ${folder === undefined ? sql`p.folder` : sql`${folder}::text`} as folder, ${tags} as tags
          from pages p where p.id = any(${unique}::text[]) order by p.id for update
      ), changed as (
        update pages p set folder = w.folder, tags = w.tags from wished w
          where p.id = w.id and (p.folder, p.tags) is distinct from (w.folder, w.tags) returning cardinality(p.tags) as tags
      )
      select max(tags)::int as most, count(*)::int as changed from changed`);
    const { most = 0, changed = 0 } = rows[0] ?? {};
    if ((most ?? 0) > mostTags) throw new HttpError(422, "page.too_many_tags", `A page carries at most ${mostTags} tags.`);
    return changed;
  });
}

async function requireAll(tx: Queryable, ids: readonly string[]) {
  const wanted = new Set(ids);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from pages where id = any(${sql.param([...wanted])}::text[])`,
  );
  if (rows[0]?.count !== wanted.size) throw notFound("page", "page.not_found");
}

/** Gives a folder another path, with all in it; to "" its pages and folders go to the one around it. */
export async function renameFolder(db: Database, { from, to }: { from: string; to: string }): Promise<number> {
  if (to === from) return 0;
  if (to.startsWith(`${from}/`)) throw new HttpError(422, "page.folder_in_itself", "A folder cannot be put into itself.");
  const around = to === "" ? from.split("/").slice(0, -1).join("/") : to;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ folder: string }>(sql`
      update pages p set folder = trim(leading '/' from ${around}::text || substr(p.folder, ${from.length + 1}::int))
        where p.folder = ${from} or starts_with(p.folder, ${`${from}/`}) returning p.folder`);
    if (!rows.every(({ folder }) => isFolder(folder)))
      throw new HttpError(422, "page.folder_too_deep", `Folders go ${deepestFolder} deep.`);
    return rows.length;
  });
}
