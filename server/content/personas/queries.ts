import { and, eq, or } from "drizzle-orm";
import type { PlayerFacts } from "../../../schemas/api/personas";
import type { Persona } from "../../../schemas/persona";
import type { Queryable } from "../../platform/plugins/database";
import { nicknameSkeleton } from "../../accounts/profile/nickname";
import { users } from "../../accounts/users/tables";
import { personas } from "./tables";

type Kept = typeof personas.$inferSelect & { owner: string };

const columns = {
  id: personas.id,
  ownerId: personas.ownerId,
  name: personas.name,
  persona: personas.persona,
  isShared: personas.isShared,
  createdAt: personas.createdAt,
  owner: users.email,
};

/** Somebody's own personas and those that others share, in the order of keeping. */
export const listPersonaRows = (db: Queryable, userId: number): Promise<Kept[]> =>
  db
    .select(columns)
    .from(personas)
    .innerJoin(users, eq(users.id, personas.ownerId))
    .where(or(eq(personas.ownerId, userId), eq(personas.isShared, true)))
    .orderBy(personas.id);

interface Written {
  name: string;
  persona: Persona;
  isShared: boolean;
}

export async function insertPersona(db: Queryable, ownerId: number, written: Written) {
  const [row] = await db
    .insert(personas)
    .values({ ownerId, ...written })
    .returning();
  return row ?? null;
}

/** The changed row, or null where it is not this person's. */
export async function updatePersona(db: Queryable, own: { id: number; ownerId: number }, change: Partial<Written>) {
  const isOwn = and(eq(personas.id, own.id), eq(personas.ownerId, own.ownerId));
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const [row] =
    Object.keys(set).length > 0
      ? await db.update(personas).set(set).where(isOwn).returning()
      : await db.select().from(personas).where(isOwn);
  return row ?? null;
}

export async function deletePersona(db: Queryable, own: { id: number; ownerId: number }): Promise<boolean> {
  const rows = await db
    .delete(personas)
    .where(and(eq(personas.id, own.id), eq(personas.ownerId, own.ownerId)))
    .returning({ id: personas.id });
  return rows.length > 0;
}

/** The number of the player whom a number, a whole e-mail address or a whole nickname names. */
export async function findPlayerId(db: Queryable, who: string): Promise<number | null> {
  if (/^#?[1-9]\d{0,8}$/.test(who)) return Number(who.replace("#", ""));
  const isMeant = who.includes("@") ? eq(users.email, who.toLowerCase()) : eq(users.nicknameSkeleton, nicknameSkeleton(who));
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isMeant, eq(users.role, "player")));
  return row?.id ?? null;
}

/** What a page may depend on about a player; null where there is none with this id, or where it is no player. */
export async function readPlayerFacts(db: Queryable, id: number): Promise<PlayerFacts | null> {
  const [row] = await db
    .select({
      userId: users.id,
      nickname: users.nickname,
      firstName: users.firstName,
      depositCount: users.depositCount,
      countryCode: users.countryCode,
      currencyCode: users.currencyCode,
    })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, "player")));
  if (!row) return null;
  const { nickname, firstName, ...facts } = row;
  return { ...facts, name: nickname ?? firstName ?? `#${id}` };
}
