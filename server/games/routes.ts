import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../schemas/api/games";
import { HttpError, notFound } from "../api_error";
import { asCountry } from "../plugins/country";
import { route } from "../route";
import { toSubCategory } from "./category_answer";
import { toGame } from "./game_answer";
import type { GameQuery } from "./game_search";
import {
  addFavorite,
  findFavoriteGames,
  findGameId,
  findGames,
  findProviders,
  listCategories,
  listSubCategories,
  removeFavorite,
} from "./queries";

/** L-5.10: a limit of 20 becomes 24. */
const limitOf = (limit: number) => (limit === 20 ? 24 : limit);
const pageOf = ({ pageNo, limit }: { pageNo: number; limit: number }, firstPage: 0 | 1) => ({
  limit: limitOf(limit),
  offset: Math.max(0, pageNo - firstPage) * limitOf(limit),
});

export async function gameRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  async function viewerFor(request: FastifyRequest, { logged, countryCode, subdivision }: GameQuery) {
    const viewer = await app.viewerOf(request);
    const session = logged === false ? null : await request.session();
    return {
      userId: session?.user.id ?? null,
      country: asCountry(countryCode) ?? viewer.country,
      subdivision: subdivision || viewer.subdivision,
    };
  }

  async function callerOf(request: FastifyRequest) {
    const session = await request.session();
    if (!session) throw new HttpError(401, "session.required", "Sign in first.");
    return session.user.id;
  }

  async function gameIdOf(name: number | string) {
    const id = await findGameId(db, name);
    if (id === null) throw notFound("game", "game.not_found");
    return id;
  }

  route(app, calls.getAllGames, async ({ query, request, reply }) => {
    if (query.noCache || query.nextGameButton) reply.header("cache-control", "no-store");
    const { count, rows } = await findGames(db, query, await viewerFor(request, query), pageOf(query, 1));
    return { categoryGames: { count, rows: rows.map(toGame) } };
  });

  route(app, calls.getGameProvider, async ({ query: { search, ...paging } }) => {
    const { count, rows } = await findProviders(db, search, { limit: paging.limit, offset: paging.pageNo * paging.limit });
    const answers = rows.map(({ provider: { id, name, thumbnailUrl }, gameCount }) => ({
      master_casino_provider_id: id,
      name,
      thumbnail_url: thumbnailUrl,
      gameCount,
    }));
    return { providers: { count, rows: answers } };
  });

  route(app, calls.getAllSubCategories, async ({ query }) => {
    const rows = (await listSubCategories(db, query.topCategory)).map(toSubCategory);
    return { casinoSubCategories: { count: rows.length, rows } };
  });

  route(app, calls.getTopCategories, async () => {
    const [tops, subs] = await Promise.all([listCategories(db), listSubCategories(db, undefined)]);
    const topCategories = tops.map(({ id, position: _, ...top }) => {
      const subCategoryList = subs.filter(({ subCategory }) => subCategory.categoryId === id).map(toSubCategory);
      return {
        topCategoryId: id,
        ...top,
        gameCount: subCategoryList.reduce((sum, { gameCount }) => sum + gameCount, 0),
        subCategoryList,
      };
    });
    return { topCategories };
  });

  route(app, calls.addFavoriteGame, async ({ body, request }) => {
    await addFavorite(db, await callerOf(request), await gameIdOf(body.game));
    return { data: { success: true } };
  });

  route(app, calls.removeFavoriteGame, async ({ body, request }) => {
    await removeFavorite(db, await callerOf(request), await gameIdOf(body.game));
    return { data: { success: true } };
  });

  route(app, calls.getFavoriteGames, async ({ query, request }) => {
    const { count, rows } = await findFavoriteGames(db, await callerOf(request), pageOf(query, 1));
    return { favoriteGames: { count, rows: rows.map(toGame) } };
  });
}
