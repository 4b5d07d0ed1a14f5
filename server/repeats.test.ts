import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { newBonusPlayer, newOffer } from "./testing/bonus_player";
import { startAppForThisTest } from "./testing/test_app";
import { createTestDatabase } from "./testing/test_database";

it("what fell due while nothing looked is done once a server runs: bonuses end, rounds count for tournaments and jackpots (C-7.32, C-7.37)", async () => {
  const connection = await createTestDatabase("demo");
  const idle = await startAppForThisTest({ connection });
  const count = async (what: ReturnType<typeof sql>) =>
    (await idle.db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`)).rows[0]?.n;
  const due = () =>
    Promise.all([
      count(sql`player_bonuses where state = 'running' and expires_at < now()`),
      count(sql`tournament_queue`),
      count(sql`jackpot_queue`),
    ]);
  const player = await newBonusPlayer(idle);
  await idle.db.execute(sql`insert into jackpot_games (jackpot_id, game_id)
    select j.id, g.id from games g, jackpots j where g.identifier = 'dice' order by j.id limit 1`);
  const dice = await player.openFrame("dice");
  expect((await dice(1, { direction: "under", target: 2 })).status).toBe(200);
  expect((await player.activate(await newOffer(idle))).body.data.success).toBe(true);
  await idle.db.execute(sql`update player_bonuses set expires_at = now() - interval '1 second' where user_id = ${player.id}`);
  expect(await due()).toEqual([1, 1, 1]);

  await startAppForThisTest({ connection, repeats: true });
  await expect.poll(due).toEqual([0, 0, 0]);
});
