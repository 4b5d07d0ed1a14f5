import type { FastifyInstance } from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Game, GameDetails, GameFacets, Provider, SubCategory } from "../../../schemas/api/games";
import { slotModels } from "../../../src/play/rules/slot_models";
import { changeSettings } from "../../testing/change_settings";
import { bearerOf, call, startAppForThisTest, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let player: { authorization: string };
let fresh: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  player = await bearerOf(app, "paid@foyer.test");
  fresh = await bearerOf(app, "unpaid@foyer.test");
});
afterAll(() => app.close());

type Query = Record<string, string | number>;
const searchOf = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

async function find(query: Query, headers: Record<string, string> = {}, remoteAddress = "10.0.0.1") {
  const search = searchOf(query);
  const { body } = await call(app, { method: "GET", url: `/api/user/get-all-games?${search}`, headers, remoteAddress });
  return (body as { categoryGames?: { count: number; rows: Game[] } }).categoryGames ?? { count: -1, rows: [] };
}
const names = (games: { rows: Game[] }) => games.rows.map(({ identifier }) => identifier);
const isSorted = <Value>(values: Value[], isBefore: (a: Value, b: Value) => boolean) =>
  values.every((value, index) => index === 0 || !isBefore(value, values[index - 1] as Value));

describe("get-all-games (L-7.24, L-7.25)", () => {
  it("gives 24 games by sort, highest first, with all their fields (L-3.01, L-3.02, L-3.03, L-3.04, L-4.37)", async () => {
    const { count, rows } = await find({});
    expect(count).toBeGreaterThan(200);
    expect(rows).toHaveLength(24);
    expect(isSorted(rows, (a, b) => a.sort > b.sort)).toBe(true);
    expect(rows[0]).toMatchObject({
      ...{ masterCasinoGameId: expect.any(Number), identifier: expect.any(String), name: expect.any(String) },
      thumbnailUrl: expect.stringMatching(/-thumb\.avif$/),
      squareImgUrl: expect.stringMatching(/-square\.avif$/),
      portraitImgUrl: expect.stringMatching(/-portrait\.avif$/),
      optimizedMobileThumbnailUrl: expect.stringMatching(/-thumb\.avif\?w=320$/),
      optimizedPortraitImgUrl: expect.stringMatching(/-portrait\.avif\?w=320$/),
      ...{ masterCasinoProviderId: expect.any(String), providerName: expect.any(String), sort: expect.any(Number) },
      ...{ returnToPlayer: expect.any(Number), maxMultiplier: expect.any(Number), minBet: expect.any(Number) },
      ...{ hasDemo: expect.any(Boolean), hasBonusBuy: expect.any(Boolean), isDropsWins: expect.any(Boolean) },
      subCategoryName: { en: expect.any(String), fi: expect.any(String) },
      isFavorite: false,
    });
  });

  it("turns a limit of 20 into 24 (L-5.10)", async () => {
    expect((await find({ limit: 20 })).rows).toHaveLength(24);
    expect((await find({ limit: 21 })).rows).toHaveLength(21);
    expect((await find({ limit: 0 })).rows).toHaveLength(0);
  });

  it("pages from 1, without a game twice (L-9.02)", async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => find({ pageNo, limit: 30 })));
    expect(new Set(pages.flatMap(names)).size).toBe(90);
    expect(names(await find({ pageNo: 0, limit: 30 }))).toEqual(names(pages[0] ?? { rows: [] }));
    const beyond = await find({ pageNo: 500 });
    expect([beyond.rows, beyond.count]).toEqual([[], pages[0]?.count]);
  });

  it.each([
    ["as written", (name: string) => name],
    ["in other letters", (name: string) => name.toUpperCase()],
    ["with accents", (name: string) => name.replace(/e/g, "é").replace(/a/g, "ä")],
    ["by its beginning", (name: string) => name.slice(0, 5)],
    ["with a slip of the finger", (name: string) => `${name.slice(0, 3)}${name.slice(4)}`],
  ])("finds a game by name %s", async (_, change) => {
    const game = (await find({})).rows[2];
    expect(names(await find({ search: change(game?.name ?? ""), limit: 48 }))).toContain(game?.identifier);
  });

  it("finds games by their studio's name, and none for nonsense (L-2.36)", async () => {
    const { rows } = await find({ search: "voltgrid", limit: 48 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ providerName }) => providerName === "Voltgrid")).toBe(true);
    expect((await find({ search: "qqxxzzvv" })).count).toBe(0);
    expect((await find({ search: "%" })).count).toBe(0);
  });

  it("narrows by category, top category, provider, theme, rating and category name", async () => {
    const game = (await find({})).rows[0];
    const all = (await find({})).count;
    const { body } = await call<{ casinoSubCategories: { rows: SubCategory[] } }>(app, {
      url: "/api/user/get-all-sub-categories",
    });
    const subs = body.casinoSubCategories.rows;
    const sub = subs.find(({ name }) => name.en === game?.subCategoryName.en);
    const inSub = await find({ category: sub?.slug ?? "", limit: 200 });
    expect(inSub.count).toBe(sub?.gameCount);
    expect(inSub.rows.every(({ subCategoryName }) => subCategoryName.en === sub?.name.en)).toBe(true);
    expect((await find({ selectedCategoryName: sub?.name.de ?? "" })).count).toBe(inSub.count);
    const inTop = (await find({ topCategory: sub?.topCategorySlug ?? "" })).count;
    expect(inTop).toBe(
      subs
        .filter(({ topCategorySlug }) => topCategorySlug === sub?.topCategorySlug)
        .reduce((sum, { gameCount }) => sum + gameCount, 0),
    );
    const two = await find({ provider: "voltgrid,runehall", limit: 200 });
    expect(new Set(two.rows.map(({ masterCasinoProviderId }) => masterCasinoProviderId))).toEqual(
      new Set(["voltgrid", "runehall"]),
    );
    const [theme] = (await app.db.execute<{ theme: string }>(sql`select unnest(themes) as theme from games limit 1`)).rows;
    expect((await find({ themes: theme?.theme ?? "" })).count).toBeGreaterThan(0);
    const rated = (await find({ rating: 4 })).count;
    expect(rated).toBeGreaterThan(0);
    expect(rated).toBeLessThan(all);
    expect((await find({ category: "no-such" })).count).toBe(0);
  });

  it.each([
    ["demo", "hasDemo"],
    ["drops-wins", "isDropsWins"],
    ["isBonus", "isBonus"],
    ["new", "isNew"],
  ] as const)("filters by the mark %s", async (filter, field) => {
    const { rows } = await find({ filter, limit: 200 });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((game) => game[field])).toBe(true);
  });

  it.each([
    ["name", "asc", ({ name }: Game) => name.toLowerCase()],
    ["sort", "desc", ({ sort }: Game) => -sort],
    ["rtp", "desc", ({ returnToPlayer }: Game) => -(returnToPlayer ?? -1)],
    ["maxMultiplier", "asc", ({ maxMultiplier }: Game) => maxMultiplier ?? Infinity],
    ["minBet", "asc", ({ minBet }: Game) => minBet ?? Infinity],
  ] as [string, string, (game: Game) => string | number][])("orders by %s %s (L-4.38)", async (orderBy, orderBySort, key) => {
    const keys = (await find({ orderBy, orderBySort, limit: 100 })).rows.map(key);
    expect(isSorted(keys, (a, b) => a < b)).toBe(true);
  });

  it("keeps the order of gameCodes and leaves excluded games out", async () => {
    const [a = "", b = "", c = ""] = names(await find({ pageNo: 3 }));
    expect(names(await find({ gameCodes: `${c},${a},nothing,${b}` }))).toEqual([c, a, b]);
    const first = (await find({})).rows[0];
    expect(names(await find({ excludeGameId: `${first?.masterCasinoGameId},${a}`, limit: 200 }))).not.toEqual(
      expect.arrayContaining([first?.identifier]),
    );
  });

  it("knows a player's recent and favourite games, and whether they played", async () => {
    const recent = await find({ collection: "recent" }, player);
    const favorites = await find({ collection: "favorites", limit: 200 }, player);
    expect(recent.rows.length).toBeGreaterThan(5);
    expect(favorites.rows.every(({ isFavorite }) => isFavorite)).toBe(true);
    expect((await find({ collection: "recent" })).count).toBe(0);
    const unplayed = await find({ filterByNotPlayed: "true", limit: 200 }, player);
    expect(unplayed.count).toBe((await find({}, player)).count - recent.count);
    const suggested = await find({ suggested: 1, limit: 15 }, player);
    expect(suggested.rows.length).toBeGreaterThan(0);
    expect(suggested.rows.some(({ isFavorite }) => isFavorite)).toBe(false);
    expect((await find({ logged: "false", collection: "favorites" }, player)).count).toBe(0);
  });

  it("gives a lucky pick: one unplayed game other than the last (L-7.54)", async () => {
    const { rows } = await find(
      { limit: 1, filterByNotPlayed: 1, excludeGameId: names(await find({}, player))[0] ?? "" },
      player,
    );
    expect(rows).toHaveLength(1);
  });

  it("gives lucky picks in no order: many asked for are many games (L-1.17)", async () => {
    const picks = new Set<string>();
    for (let asked = 0; asked < 12; asked += 1) {
      picks.add(names(await find({ limit: 1, filterByNotPlayed: 1, nextGameButton: "true" }, player))[0] ?? "");
    }
    expect(picks.size).toBeGreaterThan(3);
  });

  it("checks country, subdivision and currency", async () => {
    const all = (await find({})).count;
    expect((await find({ countryCode: "NO", provider: "runehall" })).count).toBe(0);
    expect((await find({ countryCode: "NO", provider: "runehall", countryCheck: "false" })).count).toBeGreaterThan(0);
    expect((await find({ provider: "voltgrid" }, {}, "8.8.8.8")).count).toBe(0);
    for (const subdivision of ["ON", "CA-ON", "Ontario"])
      // D-37
      expect((await find({ countryCode: "CA", subdivision, provider: "fathom" })).count).toBe(0);
    expect((await find({ currencyCode: "BTC" })).count).toBeLessThan(all);
    expect((await find({ currencyCode: "EUR" })).count).toBe(all);
  });
});

describe("filters of get-all-games", () => {
  const sumOf = async (filters: string[]) => {
    const counts = await Promise.all(filters.map(async (filter) => (await find({ filter })).count));
    return counts.reduce((sum, count) => sum + count, 0);
  };

  it("take one volatility or several, a theme, and the mark of what can be played", async () => {
    const both = await find({ filter: "volatility:high|low", limit: 200 });
    expect(both.count).toBe(await sumOf(["volatility:high", "volatility:low"]));
    expect((await find({ filter: "volatility:high" })).count).toBe((await find({ filter: "high" })).count);
    const [theme] = (await app.db.execute<{ theme: string }>(sql`select unnest(themes) as theme from games limit 1`)).rows;
    expect((await find({ filter: `theme:${theme?.theme}` })).count).toBe((await find({ themes: theme?.theme ?? "" })).count);
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from games where is_active and client is not null`,
    );
    expect((await find({ filter: "playable", countryCheck: "false" })).count).toBe(rows[0]?.count);
  });

  it("add up, and give nothing where a word means nothing", async () => {
    const two = await find({ filter: "demo,new", limit: 200 });
    expect(two.rows.every(({ hasDemo, isNew }) => hasDemo && isNew)).toBe(true);
    expect((await find({ filter: "no-such-thing" })).count).toBe(0);
    expect((await find({ filter: "volatility:" })).count).toBe(0);
  });

  it("take several categories and top categories at once", async () => {
    const { body } = await call<{ casinoSubCategories: { rows: SubCategory[] } }>(app, {
      url: "/api/user/get-all-sub-categories",
    });
    const [a, b] = body.casinoSubCategories.rows.filter(({ gameCount }) => gameCount > 0);
    const both = await find({ category: `${a?.slug},${b?.slug}`, countryCheck: "false" });
    expect(both.count).toBe((a?.gameCount ?? 0) + (b?.gameCount ?? 0));
  });
});

describe("get-game-facets", () => {
  async function facets(query: Query, headers: Record<string, string> = {}) {
    const { body } = await call(app, { url: `/api/user/get-game-facets?${searchOf(query)}`, headers, remoteAddress: "10.0.0.1" });
    return (body as { facets: GameFacets }).facets;
  }

  it("counts what get-all-games finds with each choice, whatever else is chosen", async () => {
    const query = { provider: "voltgrid,orbit", filter: "demo,volatility:high", rating: 3 };
    const { provider, ...others } = query;
    const counted = await facets(query);
    expect(counted.count).toBe((await find(query)).count);
    for (const { id, count } of counted.providers.slice(0, 4))
      expect((await find({ ...others, provider: id })).count).toBe(count);
    for (const { slug, count } of counted.categories.slice(0, 4))
      expect((await find({ ...query, category: slug })).count).toBe(count);
    for (const { theme, count } of counted.themes.slice(0, 4))
      expect((await find({ ...query, themes: theme })).count).toBe(count);
    for (const { volatility, count } of counted.volatilities)
      expect((await find({ provider, rating: 3, filter: `demo,volatility:${volatility}` })).count).toBe(count);
    for (const { mark, count } of counted.marks)
      expect((await find({ ...query, filter: `${query.filter},${mark}` })).count).toBe(count);
  });

  it("keeps a choice in sight that leaves nothing, and leaves out what nobody chose and gives nothing", async () => {
    const { providers } = await facets({ provider: "voltgrid", search: "qqxxzzvv" });
    expect(providers).toEqual([{ id: "voltgrid", name: "Voltgrid", count: 0 }]);
  });

  it("counts for the caller: their own collections, their country", async () => {
    expect((await facets({ collection: "recent" }, player)).count).toBe((await find({ collection: "recent" }, player)).count);
    expect((await facets({ countryCode: "NO" })).providers.map(({ id }) => id)).not.toContain("runehall");
  });
});

describe("get-game-details-with-subcategories (L-7.22)", () => {
  const details = (query: Query) =>
    call<{ gameDetails: GameDetails; code?: string }>(app, {
      url: `/api/user/get-game-details-with-subcategories?${searchOf(query)}`,
      remoteAddress: "10.0.0.1",
    });

  it("tells all about a game, by its identifier and by its number", async () => {
    const game = (await find({ provider: "voltgrid" })).rows[0];
    const { body } = await details({ gameId: game?.identifier ?? "" });
    expect(body.gameDetails).toMatchObject({
      ...game,
      isRestricted: false,
      provider: { master_casino_provider_id: "voltgrid", tagline: expect.any(String) as string },
      subCategories: [{ name: game?.subCategoryName }],
      releasedAt: expect.stringMatching(/^20\d\d-/) as string,
    });
    expect((await details({ gameId: game?.masterCasinoGameId ?? 0 })).body).toEqual(body);
  });

  it("tells what its card needs by the names of its variants (L-3.05)", async () => {
    const { rows } = await find({ limit: "200" });
    for (const picked of [rows.find(({ isNew }) => isNew), rows.find(({ jackpotIds }) => jackpotIds), rows.at(-1)]) {
      const { identifier = "", name, thumbnailUrl, isNew = false, isDropsWins, jackpotIds } = picked ?? {};
      const { gameDetails } = (await details({ gameId: identifier })).body;
      expect(gameDetails).toMatchObject({ gameId: identifier, gameTitle: name, gameThumbnail: thumbnailUrl, identifier, isNew });
      expect(gameDetails.providerLogo).toBe(gameDetails.provider.thumbnail_url);
      expect(gameDetails.isSpecial).toBe(isDropsWins || jackpotIds !== undefined);
      if (isNew) expect(gameDetails.tagType).toBe("new");
    }
  });

  it("marks a game that is not offered in a country or a currency, and knows none that is not there", async () => {
    const gameId = (await find({ provider: "voltgrid" })).rows[0]?.identifier ?? "";
    expect((await details({ gameId, countryCode: "GB" })).body.gameDetails.isRestricted).toBe(true);
    const coinless = (await find({ provider: "brightloop" })).rows[0]?.identifier ?? "";
    expect((await details({ gameId: coinless, currencyCode: "BTC" })).body.gameDetails.isRestricted).toBe(true);
    expect(await details({ gameId: "no-such-game" })).toMatchObject({ status: 404, body: { code: "game.not_found" } });
    expect((await details({})).status).toBe(400);
  });
});

describe("favourites (L-7.06 to L-7.08)", () => {
  const change = (what: "add" | "remove", game: unknown) =>
    call(app, { method: "POST", url: `/api/user/${what}-favorite-game`, payload: { game } as object, headers: fresh });
  const favorites = async () => {
    const { body } = await call(app, { method: "GET", url: "/api/user/get-favorite-games?pageNo=1&limit=24", headers: fresh });
    return (body as { favoriteGames?: { count: number; rows: Game[] } }).favoriteGames;
  };

  it("are added and removed by number or identifier, twice without harm (L-7.07)", async () => {
    const [a, b] = (await find({})).rows;
    expect((await change("add", a?.masterCasinoGameId)).body).toEqual({ data: { success: true } });
    await change("add", a?.identifier);
    await change("add", b?.identifier);
    expect((await favorites())?.rows.map(({ identifier }) => identifier)).toEqual([b?.identifier, a?.identifier]);
    await change("remove", a?.identifier);
    await change("remove", a?.identifier);
    expect(await favorites()).toMatchObject({ count: 1, rows: [{ identifier: b?.identifier, isFavorite: true }] });
  });

  it("cannot be of a game that is not there", async () => {
    expect((await change("add", "no-such-game")).status).toBe(404);
    expect((await change("add", 999_999)).status).toBe(404);
  });
});

describe("providers and categories", () => {
  const providers = async (query: string) =>
    (await call<{ providers: { count: number; rows: Provider[] } }>(app, { url: `/api/admin/get-game-provider?${query}` })).body
      .providers;

  it("lists studios with how many games they have (L-3.07, L-7.23)", async () => {
    const { count, rows } = await providers("limit=200");
    expect(rows).toHaveLength(count);
    expect(rows.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe((await find({ countryCheck: "false" })).count);
    expect(await providers("limit=2&pageNo=1")).toMatchObject({ count, rows: rows.slice(2, 4) });
  });

  it.each([
    ["volt", ["Voltgrid"]],
    ["AUR sons", ["Aurum & Sons"]],
    ["sons aur", []],
    ["a.rum", []],
    ["(", []],
  ])("matches %j loosely: its words in their order (L-5.11)", async (search, expected) => {
    expect((await providers(`search=${encodeURIComponent(search)}`)).rows.map(({ name }) => name)).toEqual(expected);
  });

  it("lists categories in their order and in seven languages (L-3.08, L-3.09, L-3.10, L-7.44)", async () => {
    const { body } = await call(app, { method: "GET", url: "/api/user/get-top-categories" });
    const [first] = (body as { topCategories?: { slug: string; subCategoryList: SubCategory[] }[] }).topCategories ?? [];
    expect(Object.keys(first?.subCategoryList[0]?.name ?? {}).sort()).toEqual(["da", "de", "en", "es", "fi", "no", "pt"]);
    for (const { name, description } of first?.subCategoryList ?? [])
      for (const words of [name, description]) expect(Object.values(words).filter(Boolean)).toHaveLength(7);
    const only = await call(app, { method: "GET", url: `/api/user/get-all-sub-categories?topCategory=${first?.slug}` });
    expect(only.body).toEqual({ casinoSubCategories: { count: first?.subCategoryList.length, rows: first?.subCategoryList } });
  });
});

describe("games without a connection (D-41)", () => {
  it.each([
    ["a list", {}],
    ["a studio's list", { provider: "brightloop,foyer-originals,voltgrid" }],
    ["what is popular", { collection: "popular" }],
    ["what is new", { collection: "new" }],
    ["a search", { search: "gold" }],
    ["suggestions", { suggested: 1 }],
    ["lucky picks", { nextGameButton: 1 }],
  ] as [string, Query][])("stand last in %s", async (_, query) => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => find({ ...query, pageNo, limit: 200 }, player)));
    const opens = (query["nextGameButton"] ? (pages[0]?.rows ?? []) : pages.flatMap(({ rows }) => rows)).map(
      ({ isConnected }) => isConnected,
    );
    expect(opens).toContain(true);
    expect(isSorted(opens, (a, b) => a && !b)).toBe(true);
  });

  it("are last among favourites, offer no demo, and keep their place where a name or a figure orders", async () => {
    const all = (await find({ limit: 200, pageNo: 2 })).rows;
    const rest = (await find({ limit: 200, pageNo: 3 })).rows;
    const closed = [...all, ...rest].find(({ isConnected }) => !isConnected);
    const opening = (await find({})).rows.slice(0, 2);
    expect(closed?.hasDemo).toBe(false);
    const change = (what: "add" | "remove", game: Game | undefined) =>
      call(app, {
        method: "POST",
        url: `/api/user/${what}-favorite-game`,
        payload: { game: game?.identifier },
        headers: player,
      });
    for (const game of [...opening, closed]) await change("add", game);
    const { body } = await call<{ favoriteGames: { rows: Game[] } }>(app, {
      url: "/api/user/get-favorite-games?limit=200",
      headers: player,
    });
    expect(names(body.favoriteGames)).toContain(closed?.identifier);
    const opens = body.favoriteGames.rows.map(({ isConnected }) => isConnected);
    expect(isSorted(opens, (a, b) => a && !b)).toBe(true);
    for (const game of [...opening, closed]) await change("remove", game);
    const byName = (await find({ orderBy: "name", orderBySort: "asc", limit: 200 })).rows.map(({ isConnected }) => isConnected);
    expect(isSorted(byName, (a, b) => a && !b)).toBe(false);
  });

  it("are in no list, search, suggestion, count or favourites, and have no page, unless the settings show them", async () => {
    const own = await startAppForThisTest();
    const headers = await bearerOf(own, "unpaid@foyer.test");
    const { rows } = await own.db.execute<{ identifier: string; name: string }>(
      sql`select identifier, name from games where client is null order by id limit 1`,
    );
    const [closed] = rows;
    await call(own, {
      method: "POST",
      url: "/api/user/add-favorite-game",
      payload: { game: closed?.identifier },
      headers,
    });
    const ask = async <Body>(url: string) => (await call<Body>(own, { url, headers, remoteAddress: "10.0.0.1" })).body;
    const seen = async () => {
      const searched = await ask<{ categoryGames: { rows: Game[] } }>(
        `/api/user/get-all-games?search=${encodeURIComponent(closed?.name ?? "")}`,
      );
      const named = await ask<{ categoryGames: { count: number } }>(`/api/user/get-all-games?gameCodes=${closed?.identifier}`);
      const favorites = await ask<{ favoriteGames: { rows: Game[] } }>("/api/user/get-favorite-games");
      const details = await call(own, {
        url: `/api/user/get-game-details-with-subcategories?gameId=${closed?.identifier}`,
        remoteAddress: "10.0.0.1",
      });
      return {
        isFound: names(searched.categoryGames).includes(closed?.identifier ?? ""),
        count: named.categoryGames.count,
        favorites: names(favorites.favoriteGames),
        details: details.status,
      };
    };
    const studios = async () => (await ask<{ providers: { rows: Provider[] } }>("/api/admin/get-game-provider")).providers.rows;
    const countOf = (rows: Provider[]) => rows.reduce((sum, { gameCount }) => sum + gameCount, 0);

    expect(await seen()).toEqual({ isFound: true, count: 1, favorites: [closed?.identifier], details: 200 });
    const shown = countOf(await studios());
    await changeSettings(own, { showUnconnectedGames: false });
    expect(await seen()).toEqual({ isFound: false, count: 0, favorites: [], details: 404 });
    const { rows: connected } = await own.db.execute<{ count: number }>(
      sql`select count(*)::int as count from games where is_active and client is not null`,
    );
    expect(countOf(await studios())).toBe(connected[0]?.count);
    expect(shown).toBeGreaterThan(connected[0]?.count ?? 0);
  });

  it("say that their bonus can be bought where it can, which the model of a slot says (L-3.04)", async () => {
    const sellers = Object.entries(slotModels).flatMap(([id, { buy }]) => (buy ? [id] : []));
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from games where is_active and client_model = any(${sql.param(sellers)}::text[])`,
    );
    const { count, rows: found } = await find({ filter: "bonusBuy,playable", limit: 5 });
    expect([count > 0, count]).toEqual([true, rows[0]?.count]);
    expect(found.map(({ hasBonusBuy }) => hasBonusBuy)).toEqual(found.map(() => true));
  });
});
