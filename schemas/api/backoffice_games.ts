import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { gamePictures } from "../game_pictures";

const own = z.nullable(z.string());

/** A game as the back office knows it; what is null has the picture under the game's id, or a drawn one. */
export const backOfficeGame = z.object({
  gameId: z.int(),
  identifier: z.string(),
  name: z.string(),
  studio: z.string(),
  /** Whether players can find it. */
  isActive: z.boolean(),
  thumbUrl: own,
  squareUrl: own,
  portraitUrl: own,
});
export type BackOfficeGame = z.output<typeof backOfficeGame>;

export const listBackOfficeGames = endpoint({
  method: "GET",
  path: "/api/backoffice/games",
  role: "content_editor",
  summary: "All games of the catalogue by name, with their own pictures; also those that are not on the site.",
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200))),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
  }),
  answer: z.object({ games: z.object({ count: z.int(), rows: z.array(backOfficeGame) }) }),
});

export const setGamePictures = endpoint({
  method: "PUT",
  path: "/api/backoffice/games/:gameId/pictures",
  role: "administrator",
  summary: "Gives a game pictures of its own, at once on the site; what is left out stays. 404 where there is no such game.",
  params: z.object({ gameId: z.coerce.number().check(z.int(), z.positive()) }),
  body: gamePictures,
  answer: z.object({ game: backOfficeGame }),
});
