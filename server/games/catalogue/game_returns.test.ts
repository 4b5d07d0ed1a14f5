import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { GameDetails } from "../../../schemas/api/games";
import { call, startTestApp } from "../../testing/test_app";
import { games } from "./tables";

let app: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const returnsOf = async (identifier: string) => {
  const url = `/api/user/get-game-details-with-subcategories?gameId=${identifier}`;
  return (await call<{ gameDetails: GameDetails }>(app, { url })).body.gameDetails.returns;
};
const give = (identifier: string, returnToPlayer: number | null) =>
  app.db.update(games).set({ returnToPlayer }).where(eq(games.identifier, identifier));

it("every game has a first version of its return, and a change makes the next one, whoever makes it", async () => {
  const { rows } = await app.db.execute(sql`select count(*)::int as count from games
    where not exists (select 1 from game_returns where game_id = games.id and version = 1)`);
  expect(rows).toEqual([{ count: 0 }]);
  const [first] = await returnsOf("dice");
  expect(first?.returnToPlayer).toBeGreaterThan(90);
  await give("dice", 9_650);
  await give("dice", 9_650);
  await app.db.update(games).set({ popularity: 1 }).where(eq(games.identifier, "dice"));
  await give("dice", null);
  const after = await returnsOf("dice");
  expect(after.map(({ version, returnToPlayer }) => [version - (first?.version ?? 0), returnToPlayer])).toMatchObject([
    [2, null],
    [1, 96.5],
    [0, first?.returnToPlayer],
  ]);
  expect(Date.parse(after[0]?.since ?? "")).toBeGreaterThanOrEqual(Date.parse(first?.since ?? ""));
});

it("what a jackpot gives back on top is a version too, and what changes twice in one transaction is one", async () => {
  const { rows } = await app.db.execute<{
    identifier: string;
    id: number;
  }>(sql`select g.identifier, min(l.jackpot_id) as id from games g
    join jackpot_games l on l.game_id = g.id where g.return_to_player is not null and g.is_active group by g.identifier limit 1`);
  const [{ identifier, id } = { identifier: "", id: 0 }] = rows;
  const before = await returnsOf(identifier);
  await app.db.execute(sql`update jackpots set share = share * 2 where id = ${id}`);
  const after = await returnsOf(identifier);
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]?.returnToPlayer).toBeGreaterThan(before[0]?.returnToPlayer ?? 100);
  await app.db.transaction(async (tx) => {
    for (const returnToPlayer of [9_000, 9_100])
      await tx.update(games).set({ returnToPlayer }).where(eq(games.identifier, identifier));
  });
  expect(await returnsOf(identifier)).toHaveLength(before.length + 2);
});
