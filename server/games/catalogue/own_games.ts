import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";
import { favoriteGames, playedGames } from "./tables";

/** Numbers of the games that somebody likes, or played, newest first. They may be gone from the catalogue. */
export const listFavorites = (db: Queryable, userId: number) => listOwn(db, favoriteGames, userId);
export const listPlayed = (db: Queryable, userId: number) => listOwn(db, playedGames, userId);

async function listOwn(db: Queryable, table: typeof favoriteGames | typeof playedGames, userId: number): Promise<number[]> {
  const rows = await db
    .select({ gameId: table.gameId })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.at), desc(table.gameId));
  return rows.map(({ gameId }) => gameId);
}

/** Who played counts as much as what they played: a few players, each by what they played last, say enough. */
const [playersOfOne, gamesOfPlayer] = [100, 30];
const [ownGames, playersOfEach] = [10, 10];

/** What players of a game played too, most players first; by one player alone it is chance. */
export async function listPlayedToo(db: Queryable, gameId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with players as (
      select user_id from played_games where game_id = ${gameId} order by at desc, user_id desc limit ${playersOfOne}
    )
    select other.game_id as id from players cross join lateral (
      select game_id from played_games where user_id = players.user_id order by at desc, game_id desc limit ${gamesOfPlayer}
    ) other
    where other.game_id <> ${gameId} group by 1 having count(*) > 1 order by count(*) desc, 1 limit 200`);
  return rows.map(({ id }) => id);
}

/** What those played who played what somebody played lately, most players first. */
export async function listPlayedByAlike(db: Queryable, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with mine as (
      select game_id from played_games where user_id = ${userId} order by at desc, game_id desc limit ${ownGames}
    ), players as (
      select distinct near.user_id from mine cross join lateral (
        select user_id from played_games p where p.game_id = mine.game_id and p.user_id <> ${userId}
        order by at desc, user_id desc limit ${playersOfEach}
      ) near
    )
    select other.game_id as id from players cross join lateral (
      select game_id from played_games p where p.user_id = players.user_id order by at desc, game_id desc limit ${gamesOfPlayer}
    ) other
    group by 1 order by count(*) desc, 1 limit 500`);
  return rows.map(({ id }) => id);
}
