import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { call, startAppForThisTest } from "../../testing/test_app";

it("what is kept in memory is read again until it could be read: a change that came while the database refused is not lost, and it is told as late until then", async () => {
  const log: string[] = [];
  const app = await startAppForThisTest({ logTo: { write: (line) => void log.push(line) } });
  const search = () => call<{ categoryGames: { count: number } }>(app, { url: "/api/user/get-all-games?search=quokka" });
  const late: boolean[] = [];
  app.onLate((isLate) => void late.push(isLate));
  await app.db.execute(sql`alter table sub_categories rename to sub_categories_away`);
  await app.db.execute(sql`update games set name = 'Quokka' where identifier = 'dice'`);
  await expect.poll(() => log.some((line) => line.includes("Could not read games again"))).toBe(true);
  expect((await search()).body.categoryGames.count).toBe(0);
  expect(late).toEqual([true]);
  await app.db.execute(sql`alter table sub_categories_away rename to sub_categories`);
  await expect.poll(async () => (await search()).body.categoryGames.count).toBe(1);
  await expect.poll(() => late).toEqual([true, false]);
});
