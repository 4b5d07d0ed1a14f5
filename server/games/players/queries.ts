import { eq, sql } from "drizzle-orm";
import type { GamePlayers } from "../../../schemas/api/players";
import type { Queryable } from "../../platform/plugins/database";
import { categories, games, subCategories } from "../catalogue/tables";
import { gameSessions } from "../play/tables";
import { playersNow } from "./tables";

/** Who has said nothing for so long has left. Pages say that they are there twice in this time. */
const patience = sql`interval '75 seconds'`;
/** Fewer tell nobody that there is company. */
const fewest = 2;
/** As many games as anybody is told of, those with the most players. */
const mostGames = 200;

/** Games that several play together, so that it matters who is there. */
export const isShared = sql<boolean>`(${games.client} = 'crash' or ${categories.slug} = 'live')`;

/** Somebody has this session's game open; nothing where the session is another's, or over. */
export const stayAt = (db: Queryable, { sessionId, userId }: { sessionId: string; userId: number | null }) =>
  db.execute(sql`
    insert into players_now (session_id, game_id, user_id)
    select id, game_id, user_id from ${gameSessions} where id = ${sessionId} and ended_at is null and user_id is not distinct from ${userId}
    on conflict (session_id) do update set seen_at = now()`);

export const leave = (db: Queryable, { sessionId, userId }: { sessionId: string; userId: number | null }) =>
  db
    .delete(playersNow)
    .where(sql`${eq(playersNow.sessionId, sessionId)} and ${playersNow.userId} is not distinct from ${userId}`);

export const forgetWhoLeft = (db: Queryable) => db.execute(sql`delete from players_now where seen_at < now() - ${patience}`);

/** How many people have each shared game open, once each, however many windows they have it in. */
export async function countPlayers(db: Queryable): Promise<GamePlayers[]> {
  const people = sql<number>`count(distinct coalesce(${playersNow.userId}::text, ${playersNow.sessionId}))::int`;
  return db
    .select({ gameId: playersNow.gameId, count: people })
    .from(playersNow)
    .innerJoin(games, eq(games.id, playersNow.gameId))
    .innerJoin(subCategories, eq(subCategories.id, games.subCategoryId))
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(sql`${playersNow.seenAt} > now() - ${patience} and ${isShared}`)
    .groupBy(playersNow.gameId)
    .having(sql`${people} >= ${fewest}`)
    .orderBy(sql`${people} desc`, playersNow.gameId)
    .limit(mostGames);
}
