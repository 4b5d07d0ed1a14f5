import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Notices } from "../../../schemas/api/notices";
import { games } from "../../games/catalogue/tables";
import { announceEntropy, commitChain } from "../../games/play/crash/chains";
import { bearerOf, call, startAppForThisTest } from "../../testing/test_app";

it("tells the back office when the chains of crash come to their end, and only where crash is played", async () => {
  const app = await startAppForThisTest();
  const headers = { admin: await bearerOf(app, "admin@foyer.test"), editor: await bearerOf(app, "editor@foyer.test") };
  const ask = async (who: keyof typeof headers = "admin") =>
    (await call<{ notices: Notices }>(app, { url: "/api/backoffice/notices", headers: headers[who] })).body.notices;
  await app.db.execute(sql`update crash_chains set used = length`);
  expect(await ask()).toEqual({ reviewsWaiting: 0, flightsLeft: 0 });
  expect(await ask("editor")).toEqual({ reviewsWaiting: null, flightsLeft: 0 });

  const { id } = await commitChain(app.db, { length: 50, source: "A number", announcementUrl: null, isOwn: false });
  expect(await ask()).toMatchObject({ flightsLeft: 0 }); // its public number is not known
  await announceEntropy(app.db, id, "12345");
  expect(await ask()).toMatchObject({ flightsLeft: 50 });
  const { body } = await app.inject({ url: "/metrics" });
  expect(body).toContain("foyer_crash_flights_left 50");
  await app.db.execute(sql`update crash_chains set length = 40001 where id = ${id}`);
  expect(await ask()).toMatchObject({ flightsLeft: null });

  await app.db.execute(sql`update crash_chains set used = length`);
  await app.db.update(games).set({ isActive: false }).where(eq(games.client, "crash"));
  expect(await ask()).toMatchObject({ flightsLeft: null });
});
