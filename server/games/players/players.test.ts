import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { countPlayers, forgetWhoLeft } from "./queries";

let app: FastifyInstance;
let users: number[] = [];
let tableId = 0;
let slotId = 0;

beforeAll(async () => {
  app = await startTestApp();
  const ids = async (query: ReturnType<typeof sql>) => (await app.db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  users = await ids(sql`select id from users where email in ('paid@foyer.test', 'tester@foyer.test') order by email`);
  [slotId = 0] = await ids(sql`select id from games where client = 'slot' limit 1`);
  [tableId = 0] = await ids(sql`select g.id from games g join sub_categories s on s.id = g.sub_category_id
    join categories c on c.id = s.category_id where c.slug = 'live' order by g.id limit 1`);
});
afterAll(() => app.close());

/** A session of a game, as if it had been opened. */
async function open(gameId: number, userId: number | null): Promise<string> {
  const id = randomUUID();
  await app.db.execute(sql`insert into game_sessions (id, token_hash, game_id, is_demo, user_id, currency_code, demo_balance)
    values (${id}, ${id}, ${gameId}, ${userId === null}, ${userId}, 'EUR', 0)`);
  return id;
}
const stay = async (sessionId: string, email: string | null, hasLeft = false) =>
  call(app, {
    ...{ method: "POST", url: "/api/user/stay-at-game", payload: { sessionId, hasLeft } },
    headers: email === null ? {} : await bearerOf(app, email),
  });
const countAt = async (gameId: number) => (await countPlayers(app.db)).find((game) => game.gameId === gameId)?.count ?? 0;

it("counts people with a shared game open, each once, as long as they say so, and tells of nobody who is alone (19)", async () => {
  const [paid = 0, tester = 0] = users;
  const [first, again, other, guest] = [
    await open(tableId, paid),
    await open(tableId, paid),
    await open(tableId, tester),
    await open(tableId, null),
  ];
  await stay(first, "paid@foyer.test");
  await stay(again, "paid@foyer.test");
  await stay(other, "paid@foyer.test"); // somebody else's
  expect(await countAt(tableId)).toBe(0);
  await stay(guest, null);
  expect(await countAt(tableId)).toBe(2);
  await stay(other, "tester@foyer.test");
  expect(await countAt(tableId)).toBe(3);
  await stay(guest, "tester@foyer.test", true); // not theirs to leave
  await stay(other, "tester@foyer.test", true);
  expect(await countAt(tableId)).toBe(2);
  const told = () => {
    app.countPlayersNow();
    return call<{ playersNow: { gameId: number; count: number }[] }>(app, { url: "/api/user/get-players" });
  };
  await expect.poll(async () => (await told()).body.playersNow).toEqual([{ gameId: tableId, count: 2 }]);
  await app.db.execute(sql`update players_now set seen_at = now() - interval '2 minutes' where session_id = ${guest}`);
  expect(await countAt(tableId)).toBe(0);
  await forgetWhoLeft(app.db);
  expect((await app.db.execute(sql`select 1 from players_now where session_id = ${guest}`)).rows).toEqual([]);
  await app.db.execute(sql`update game_sessions set ended_at = now() where id = ${first}`);
  await app.db.execute(sql`delete from players_now`);
  await stay(first, "paid@foyer.test"); // it is over
  expect((await app.db.execute(sql`select 1 from players_now`)).rows).toEqual([]);
});

it("tells nothing of games that everybody plays alone", async () => {
  for (const email of ["paid@foyer.test", "tester@foyer.test"])
    await stay(await open(slotId, users[email === "paid@foyer.test" ? 0 : 1] ?? 0), email);
  expect(await countAt(slotId)).toBe(0);
});
