import { and, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import type { UserRow } from "../../accounts/users/sessions";
import { users } from "../../accounts/users/tables";
import { notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";

/** 404 `player.not_found` for who is none: people of the back office are not looked at here. */
export async function findPlayer(db: Queryable, userId: number): Promise<UserRow> {
  const [row] = userId > 2_147_483_647 ? [] : await db.select().from(users).where(eq(users.id, userId));
  if (!row || row.role !== "player") throw notFound("player", "player.not_found");
  return row;
}

export async function findPlayers(db: Queryable, search: string, { limit, offset }: { limit: number; offset: number }) {
  const like = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const isNamed = or(
    ilike(users.email, like),
    ilike(users.nickname, like),
    sql`concat(${users.firstName}, ' ', ${users.lastName}) ilike ${like}`,
    /^\d{1,9}$/.test(search) ? eq(users.id, Number(search)) : undefined,
  );
  const where = and(eq(users.role, "player"), search === "" ? undefined : isNamed);
  const [total] = await db.select({ count: count() }).from(users).where(where);
  const rows = await db.select().from(users).where(where).orderBy(desc(users.id)).limit(limit).offset(offset);
  return { count: total?.count ?? 0, rows };
}
