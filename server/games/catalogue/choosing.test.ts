import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Game } from "../../../schemas/api/games";
import { bearerOf, call, startTestApp } from "../../testing/test_app";

let app: FastifyInstance;
let player: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  player = await bearerOf(app, "unpaid@foyer.test");
});
afterAll(() => app.close());

async function list(query: string, path = "get-all-games", headers: Record<string, string> = player) {
  const { body } = await call<Record<string, { count: number; rows: Game[] }>>(app, {
    url: `/api/user/${path}?${query}`,
    headers,
  });
  const { count = -1, rows = [] } = body["categoryGames"] ?? body["favoriteGames"] ?? {};
  return { count, names: rows.map(({ identifier }) => identifier), rows };
}
/** Games that open here, in the order of their names: others come last in whatever is recommended. */
const namesOfOpen = async () =>
  (await list("limit=200&orderBy=name&countryCheck=false")).rows
    .filter(({ isConnected }) => isConnected)
    .map(({ identifier }) => identifier);
const userId = async (email: string) =>
  (await app.db.execute<{ id: number }>(sql`select id from users where email = ${email}`)).rows[0]?.id ?? 0;
const play = async (email: string, identifiers: readonly string[]) => {
  const user = await userId(email);
  for (const [index, identifier] of identifiers.entries())
    await app.db.execute(
      sql`insert into played_games (user_id, game_id, at) select ${user}, id, now() - make_interval(mins => ${index}) from games where identifier = ${identifier}`,
    );
};

it("suggests what players played who played the same, then what is like it, never what was played or is liked", async () => {
  const all = await namesOfOpen();
  const [shared = "", ofOthers = "", alone = ""] = [all[3], all[40], all[60]];
  await play("unpaid@foyer.test", [shared]);
  await play("tester@foyer.test", [shared, ofOthers]);
  await play("streamer@foyer.test", [ofOthers, alone]);
  const suggested = await list("suggested=1&countryCheck=false&limit=200");
  expect(suggested.names[0]).toBe(ofOthers);
  expect(suggested.names).not.toContain(shared);
  const played = await app.db.execute<{ sub: number }>(
    sql`select sub_category_id as sub from games where identifier = ${shared}`,
  );
  const second = await app.db.execute<{ sub: number }>(
    sql`select sub_category_id as sub from games where identifier = ${suggested.names[1]}`,
  );
  expect(second.rows).toEqual(played.rows);
  const guest = await list("suggested=1&limit=15", "get-all-games", {});
  expect(guest.names).toEqual((await list("orderBy=popular&limit=15", "get-all-games", {})).names);
});

it("finds games like one: of the same players first, then of its sub-category and themes, without itself (S-2.70)", async () => {
  const all = await namesOfOpen();
  const [subject = "", companion = ""] = [all[10], all[90]];
  for (const email of ["fresh@foyer.test", "excluded@foyer.test"]) await play(email, [subject, companion]);
  const similar = await list(`collection=similar&gameCodes=${subject}&countryCheck=false&limit=24`);
  expect(similar.names[0]).toBe(companion);
  expect(similar.names).not.toContain(subject);
  const { rows } = await app.db.execute<{ alike: boolean }>(sql`
    select g.sub_category_id = s.sub_category_id or g.themes && s.themes or g.provider_id = s.provider_id as alike
    from games g, games s where s.identifier = ${subject} and g.identifier = any(${sql.param(similar.names.slice(1))}::text[])`);
  expect(rows.every(({ alike }) => alike)).toBe(true);
  const playable = await list(`collection=similar&gameCodes=${subject}&filter=playable&limit=24`);
  expect(playable.count).toBeLessThanOrEqual(similar.count);
  expect((await list("collection=similar&gameCodes=no-such-game")).count).toBe(0);
  expect((await list("collection=similar")).count).toBe(0);
});

it("forgets a game that is taken out of the catalogue: in lists, favourites, what was played, and their counts", async () => {
  const [gone = "", stays = ""] = (await list("provider=voltgrid&countryCheck=false")).names;
  for (const game of [gone, stays])
    await app.inject({ method: "POST", url: "/api/user/add-favorite-game", payload: { game }, headers: player });
  await play("unpaid@foyer.test", [gone]);
  const before = await list("countryCheck=false");
  await app.db.execute(sql`update games set is_active = false where identifier = ${gone}`);
  await expect.poll(async () => (await list("countryCheck=false")).count).toBe(before.count - 1);
  expect(await list("", "get-favorite-games")).toMatchObject({ count: 1, names: [stays] });
  expect(await list("collection=favorites&countryCheck=false")).toMatchObject({ count: 1, names: [stays] });
  expect((await list("collection=recent&countryCheck=false")).names).not.toContain(gone);
  expect((await list(`gameCodes=${gone},${stays}&countryCheck=false`)).names).toEqual([stays]);
  const details = await app.inject({ url: `/api/user/get-game-details-with-subcategories?gameId=${gone}` });
  expect(details.statusCode).toBe(404);
  const removal = await app.inject({
    method: "POST",
    url: "/api/user/remove-favorite-game",
    payload: { game: gone },
    headers: player,
  });
  expect(removal.statusCode).toBe(404);
});

it("gives every game of a long list on exactly one of its pages, whatever the order", async () => {
  for (const order of [
    "",
    "orderBy=name&orderBySort=asc",
    "orderBy=minBet",
    "orderBy=maxMultiplier&orderBySort=asc",
    "orderBy=rating",
  ]) {
    const { count } = await list(`${order}&countryCheck=false`);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(count / 100) }, (_, page) =>
        list(`${order}&countryCheck=false&limit=100&pageNo=${page + 1}`),
      ),
    );
    expect(new Set(pages.flatMap(({ names }) => names)).size).toBe(count);
  }
});

it("describes every parameter of get-all-games in the OpenAPI document (L-7.24)", async () => {
  const { body } = await call<{ paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }> }>(app, {
    url: "/api/docs/json",
  });
  const parameters = body.paths["/api/user/get-all-games"]?.get.parameters ?? [];
  expect(parameters.filter(({ description }) => !description)).toEqual([]);
  expect(parameters.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...[
        "pageNo",
        "limit",
        "search",
        "category",
        "topCategory",
        "provider",
        "themes",
        "rating",
        "orderBy",
        "orderBySort",
        "filter",
      ],
      ...[
        "suggested",
        "collection",
        "gameCodes",
        "excludeGameId",
        "filterByNotPlayed",
        "selectedCategoryName",
        "noCache",
        "logged",
      ],
      ...["currencyCode", "countryCode", "subdivision", "countryCheck"],
    ]),
  );
});
