import * as z from "zod/mini";
import { endpoint } from "../endpoint";
import { game } from "./games";

const count = (fallback: number, maximum: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(maximum)), fallback);

const gameBody = z.object({ game: z.union([z.int(), z.string().check(z.maxLength(200))]) });
const done = z.object({ data: z.object({ success: z.boolean() }) });

export const addFavoriteGame = endpoint({
  method: "POST",
  path: "/api/user/add-favorite-game",
  role: "player",
  outlivesPage: true,
  summary: "Adds a game, by id or identifier, to the caller's favourites.",
  body: gameBody,
  answer: done,
});

export const removeFavoriteGame = endpoint({
  method: "POST",
  path: "/api/user/remove-favorite-game",
  role: "player",
  outlivesPage: true,
  summary: "Removes a game, by id or identifier, from the caller's favourites.",
  body: gameBody,
  answer: done,
});

export const getFavoriteGames = endpoint({
  method: "GET",
  path: "/api/user/get-favorite-games",
  role: "player",
  summary: "The caller's favourite games.",
  query: z.object({ pageNo: count(1, 100_000), limit: count(24, 200) }),
  answer: z.object({ favoriteGames: z.object({ count: z.int(), rows: z.array(game) }) }),
});
