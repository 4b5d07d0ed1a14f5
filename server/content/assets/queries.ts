import { count, desc, sql } from "drizzle-orm";
import type { Asset } from "../../../schemas/api/assets";
import type { Queryable } from "../../platform/plugins/database";
import { assets } from "./tables";

type AssetRow = typeof assets.$inferSelect;

export const toAsset = ({ author: _, createdAt, ...row }: AssetRow): Asset => ({ ...row, createdAt: createdAt.toISOString() });

export async function insertAsset(db: Queryable, values: typeof assets.$inferInsert): Promise<AssetRow> {
  const [row] = await db.insert(assets).values(values).returning();
  if (!row) throw new Error("The asset was not stored");
  return row;
}

export async function findAssets(
  db: Queryable,
  { search, limit, offset }: { search: string | undefined; limit: number; offset: number },
) {
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const where = search ? sql`${assets.name} ilike ${pattern}` : undefined;
  const [total] = await db.select({ count: count() }).from(assets).where(where);
  const rows = await db.select().from(assets).where(where).orderBy(desc(assets.createdAt), assets.id).limit(limit).offset(offset);
  return { count: total?.count ?? 0, rows };
}
