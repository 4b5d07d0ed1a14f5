import { desc, eq } from "drizzle-orm";
import { favoriteGames, games, playedGames } from "../games/catalogue/tables";
import { users } from "../accounts/users/tables";
import type { Fill } from "./demo_files";

/** What the player with deposits likes, and played in the last days. */
export const fillPlayed: Fill = async (db) => {
  const [player] = await db.select({ id: users.id }).from(users).where(eq(users.email, "paid@foyer.test"));
  if (!player) return;
  const known = await db.select({ id: games.id }).from(games).orderBy(desc(games.popularity), games.id).limit(60);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const rowOf = (gameId: number, hours: number) => ({ userId: player.id, gameId, at: hoursAgo(hours) });
  const favorites = known.filter((_, index) => index % 5 === 1).map(({ id }, index) => rowOf(id, 20 * index + 5));
  const played = known.filter((_, index) => index % 4 === 0).map(({ id }, index) => rowOf(id, 7 * index + 1));
  if (favorites.length > 0) await db.insert(favoriteGames).values(favorites);
  if (played.length > 0) await db.insert(playedGames).values(played);
};
