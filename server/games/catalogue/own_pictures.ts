import { asc, count, eq, ilike, or } from "drizzle-orm";
import type { BackOfficeGame } from "../../../schemas/api/backoffice_games";
import type { GamePictures } from "../../../schemas/game_pictures";
import type { Queryable } from "../../platform/plugins/database";
import { games, providers } from "./tables";

const columns = {
  gameId: games.id,
  identifier: games.identifier,
  name: games.name,
  studio: providers.name,
  isActive: games.isActive,
  thumbUrl: games.thumbUrl,
  squareUrl: games.squareUrl,
  portraitUrl: games.portraitUrl,
};

const select = (db: Queryable) => db.select(columns).from(games).innerJoin(providers, eq(providers.id, games.providerId));

/** Games of the catalogue by name, a page of them and how many there are in all. */
export async function listOwnGames(
  db: Queryable,
  { search, limit, offset }: { search: string | undefined; limit: number; offset: number },
): Promise<{ count: number; rows: BackOfficeGame[] }> {
  const pattern = `%${(search ?? "").trim().replace(/[\\%_]/g, "\\$&")}%`;
  const where = search ? or(ilike(games.name, pattern), ilike(games.identifier, pattern)) : undefined;
  const [total] = await db.select({ count: count() }).from(games).where(where);
  const rows = await select(db).where(where).orderBy(asc(games.name), games.id).limit(limit).offset(offset);
  return { count: total?.count ?? 0, rows };
}

/** Changes what is named; null where there is no such game. */
export async function setOwnPictures(tx: Queryable, id: number, pictures: GamePictures): Promise<BackOfficeGame | null> {
  const changes = Object.fromEntries(Object.entries(pictures).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length > 0) await tx.update(games).set(changes).where(eq(games.id, id));
  const [row] = await select(tx).where(eq(games.id, id));
  return row ?? null;
}
