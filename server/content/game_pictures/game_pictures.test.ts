import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BackOfficeGame } from "../../../schemas/api/backoffice_games";
import type { GamePictures } from "../../../schemas/game_pictures";
import { assetRoot } from "../../../schemas/asset_root";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { assets } from "../assets/tables";

let app: FastifyInstance;
let admin: { authorization: string };
const src = `${assetRoot}/uploads/0123abcd.avif`;
beforeAll(async () => {
  app = await startTestApp();
  admin = await bearerOf(app, "admin@foyer.test");
  await app.db.insert(assets).values({ id: "0123abcd", src, name: "dice.png", width: 480, height: 480, bytes: 1_000 });
});
afterAll(() => app.close());

const list = async (search: string) =>
  (
    await call<{ games: { count: number; rows: BackOfficeGame[] } }>(app, {
      url: `/api/backoffice/games?search=${encodeURIComponent(search)}`,
      headers: admin,
    })
  ).body.games;
const dice = async () => {
  const { rows } = await list("dice");
  return rows.find(({ identifier }) => identifier === "dice") as BackOfficeGame;
};
const change = async (pictures: GamePictures, headers = admin) =>
  call<{ game: BackOfficeGame; code?: string }>(app, {
    method: "PUT",
    url: `/api/backoffice/games/${(await dice()).gameId}/pictures`,
    headers,
    payload: pictures,
  });
const shown = () => app.inject({ url: `${assetRoot}/games/dice-square.avif` });

it("gives a game a picture of its own from an address, at once on the site, and takes it away again", async () => {
  expect(await dice()).toMatchObject({ thumbUrl: null, squareUrl: null, portraitUrl: null, isActive: true });
  const squareUrl = "https://pictures.example/dice.avif";
  expect((await change({ squareUrl })).body.game).toMatchObject({ squareUrl, thumbUrl: null });
  await expect.poll(async () => (await shown()).headers.location).toBe(squareUrl);
  expect((await change({ thumbUrl: src })).body.game).toMatchObject({ squareUrl, thumbUrl: src });
  expect((await change({ squareUrl: null })).body.game).toMatchObject({ squareUrl: null, thumbUrl: src });
  await expect.poll(async () => (await shown()).statusCode).toBe(200);
});

it.each([
  "javascript:alert(1)",
  "http://pictures.example/a.png",
  `${assetRoot}/uploads/../x.avif`,
  `${assetRoot}/uploads/nowhere.avif`,
  "",
])("takes %j for no picture, and changes nothing", async (squareUrl) => {
  const before = await dice();
  expect(await change({ squareUrl })).toMatchObject({ status: 400, body: { code: "request.invalid" } });
  expect(await dice()).toEqual(before);
});

it("lets content editors look and administrators change, and knows no game that is not there", async () => {
  const editor = await bearerOf(app, "editor@foyer.test");
  expect((await call(app, { url: "/api/backoffice/games", headers: editor })).status).toBe(200);
  expect((await change({ squareUrl: null }, editor)).status).toBe(403);
  const url = "/api/backoffice/games/999999/pictures";
  expect((await call(app, { method: "PUT", url, headers: admin, payload: { squareUrl: null } })).body).toMatchObject({
    code: "game.not_found",
  });
});

it("finds games by name and id, in pages", async () => {
  expect((await list("%")).count).toBe(0);
  const all = await list("");
  expect([all.rows.length, all.count > 100]).toEqual([24, true]);
});
