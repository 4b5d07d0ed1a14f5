import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { listBackOfficeGames, setGamePictures } from "../../../schemas/api/backoffice_games";
import type { GamePictures, PictureField } from "../../../schemas/game_pictures";
import { invalidRequest, notFound } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { route } from "../../platform/route";
import { listOwnGames, setOwnPictures } from "../../games/catalogue/own_pictures";
import { assets } from "../assets/tables";

const fields = ["thumbUrl", "squareUrl", "portraitUrl"] as const satisfies PictureField[];

/** Games' own pictures, as the back office sees and changes them. */
export async function gamePictureRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  route(app, listBackOfficeGames, async ({ query: { search, pageNo, limit } }) => ({
    games: await listOwnGames(db, { search, limit, offset: pageNo * limit }),
  }));

  route(app, setGamePictures, async ({ params, body }) => {
    await requireUploads(db, body);
    const game = await db.transaction(async (tx) => {
      const changed = await setOwnPictures(tx, params.gameId, body);
      if (changed) await app.announce(tx, "games");
      return changed;
    });
    if (!game) throw notFound("game", "game.not_found");
    return { game };
  });
}

/** Refuses uploads that are not in the library. */
async function requireUploads(db: Queryable, body: GamePictures): Promise<void> {
  const named = fields.flatMap((field) => (body[field]?.startsWith("/") ? [{ field, src: body[field] }] : []));
  if (named.length === 0) return;
  const wanted = named.map(({ src }) => src);
  const known = await db.select({ src: assets.src }).from(assets).where(inArray(assets.src, wanted));
  const missing = named.filter(({ src }) => known.every((asset) => asset.src !== src));
  if (missing.length > 0)
    throw invalidRequest(missing.map(({ field }) => ({ path: ["body", field], message: "There is no such upload." })));
}
