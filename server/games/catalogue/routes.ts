import type { FastifyInstance, FastifyRequest } from "fastify";
import { addFavoriteGame, getFavoriteGames, removeFavoriteGame } from "../../../schemas/api/favorite_games";
import * as calls from "../../../schemas/api/games";
import { subdivisionCode } from "../../../schemas/subdivisions";
import { HttpError, notFound } from "../../platform/api_error";
import { homeFrom, type Resident } from "../../accounts/markets/home_of";
import { asCountry } from "../../accounts/viewer/country";
import { route } from "../../platform/route";
import { findProviders, listSubCategories, listTopCategories, toProvider } from "./category_answer";
import { countFacets } from "./count_facets";
import { findDetails } from "./find_details";
import { findFavoriteGames, findGames, writeGames } from "./find_games";
import { keepCatalogue } from "./keep_catalogue";
import { lookUpGames } from "./look_up_games";
import { mayBuyFeatures } from "../play/play_rules";
import { addFavorite, findGameId, removeFavorite } from "./queries";

/** L-5.10: a limit of 20 becomes 24. */
const limitOf = (limit: number) => (limit === 20 ? 24 : limit);
const pageOf = ({ pageNo, limit }: { pageNo: number; limit: number }, firstPage: 0 | 1) => ({
  limit: limitOf(limit),
  offset: Math.max(0, pageNo - firstPage) * limitOf(limit),
});

export async function gameRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const catalogue = keepCatalogue(app);

  function mayBuyBonus(request: FastifyRequest, player: Resident | undefined) {
    const place = app.detectedPlace(request);
    return mayBuyFeatures(app.settings().settings, player ? homeFrom(place, player) : place);
  }

  async function viewerFor(
    request: FastifyRequest,
    {
      logged,
      countryCode,
      subdivision,
    }: { logged?: boolean | undefined; countryCode?: string | undefined; subdivision?: string | undefined },
  ) {
    const viewer = await app.viewerOf(request);
    const session = await request.session();
    const country = asCountry(countryCode) ?? viewer.country;
    return {
      userId: logged === false ? null : (session?.user.id ?? null),
      mayBuyBonus: mayBuyBonus(request, session?.user),
      country,
      subdivision: subdivision ? subdivisionCode(country, subdivision) : viewer.subdivision,
    };
  }

  async function callerOf(request: FastifyRequest) {
    const session = await request.session();
    if (!session) throw new HttpError(401, "session.required", "Sign in first.");
    return session.user;
  }

  async function gameIdOf(name: number | string) {
    const id = await findGameId(db, name);
    if (id === null) throw notFound("game", "game.not_found");
    return id;
  }

  route(app, calls.getAllGames, async ({ query, request, reply }) => {
    if (query.noCache || query.nextGameButton) reply.header("cache-control", "no-store");
    const viewer = await viewerFor(request, query);
    return writeGames("categoryGames", await findGames(db, catalogue(), { query, viewer, paging: pageOf(query, 1) }));
  });

  route(app, calls.getGameFacets, async ({ query, request }) => {
    const [viewer, games] = [await viewerFor(request, query), catalogue()];
    return { facets: countFacets(games, { query, viewer, lookedUp: await lookUpGames(db, games, query, viewer) }) };
  });

  route(app, calls.getGameDetails, async ({ query, request }) => {
    const viewer = await viewerFor(request, query);
    const gameDetails = await findDetails(db, catalogue(), { name: query.gameId, currencyCode: query.currencyCode, viewer });
    return { gameDetails };
  });

  route(app, calls.getGameProvider, async ({ query: { search, limit, pageNo } }) => {
    const found = findProviders(catalogue(), search);
    const rows = found.slice(pageNo * limit, (pageNo + 1) * limit).map((provider) => toProvider(catalogue(), provider));
    return { providers: { count: found.length, rows } };
  });

  route(app, calls.getAllSubCategories, async ({ query }) => {
    const rows = listSubCategories(catalogue(), query.topCategory);
    return { casinoSubCategories: { count: rows.length, rows } };
  });

  route(app, calls.getTopCategories, async () => ({ topCategories: listTopCategories(catalogue()) }));

  route(app, addFavoriteGame, async ({ body, request }) => {
    await addFavorite(db, (await callerOf(request)).id, await gameIdOf(body.game));
    return { data: { success: true } };
  });

  route(app, removeFavoriteGame, async ({ body, request }) => {
    await removeFavorite(db, (await callerOf(request)).id, await gameIdOf(body.game));
    return { data: { success: true } };
  });

  route(app, getFavoriteGames, async ({ query, request }) => {
    const user = await callerOf(request);
    const viewer = { userId: user.id, mayBuyBonus: mayBuyBonus(request, user) };
    return writeGames("favoriteGames", await findFavoriteGames(db, catalogue(), { viewer, paging: pageOf(query, 1) }));
  });
}
