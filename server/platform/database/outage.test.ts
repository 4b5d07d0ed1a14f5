import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { buildApp } from "../../app";
import { readConfiguration } from "../configuration";
import { newFolder, root } from "../../testing/run_folder";
import { call } from "../../testing/test_app";
import { startEmbeddedPostgres } from "./embedded_postgres";
import { longTest } from "../../../src/testing/long_test";

longTest(
  "waits for a database that is down at the start, answers 503 while it is away, and works when it is there",
  { timeout: 60_000 },
  async () => {
    const folder = join(newFolder("outage"), "postgres");
    const startDatabase = () => startEmbeddedPostgres({ root, folder, isThrowaway: true });
    const once = await startDatabase();
    await once.stop();

    const configuration = { ...readConfiguration({ DATA_DIR: newFolder("data") }, root), logLevel: "silent" };
    const app = await buildApp({ root, configuration, connection: once.connection });
    onTestFinished(() => app.close());
    const statuses = () =>
      Promise.all(
        ["/healthz", "/readyz", "/api/settings", "/api/pages/resolve?path=/"].map(
          async (url) => (await app.inject({ url })).statusCode,
        ),
      );

    await app.ready();
    expect(await statuses()).toEqual([200, 503, 503, 503]);
    expect(await call(app, { url: "/readyz" })).toMatchObject({
      status: 503,
      body: { message: "The database is not reachable." },
      headers: { "retry-after": "5" },
    });

    const first = await startDatabase();
    await expect.poll(statuses, { timeout: 15_000 }).toEqual([200, 200, 200, 404]);

    await first.stop();
    expect(await statuses()).toEqual([200, 503, 200, 404]); // what is in memory is still served
    const races = await call(app, { url: "/api/user/get-tournament-activities" });
    expect(races).toMatchObject({ status: 503, body: { code: "database.unavailable" }, headers: { "retry-after": "5" } });

    const second = await startDatabase();
    onTestFinished(() => second.stop());
    await expect
      .poll(() => call(app, { url: "/api/user/get-tournament-activities" }).then(({ status }) => status), { timeout: 15_000 })
      .toBe(200);
  },
);

longTest("starts three at once on an empty database", { timeout: 60_000 }, async () => {
  const server = await startEmbeddedPostgres({ root, folder: join(newFolder("three"), "postgres"), isThrowaway: true });
  onTestFinished(() => server.stop());
  const demo = readConfiguration({ DATA_DIR: newFolder("data"), DEMO: "1" }, root);
  const configuration = { ...demo, paymentSandbox: null, logLevel: "error" };
  const apps = await Promise.all(
    [1, 2, 3].map(() => buildApp({ root, configuration, connection: { ...server.connection, max: 4 } })),
  );
  onTestFinished(async () => void (await Promise.all(apps.map((app) => app.close()))));
  await Promise.all(apps.map((app) => app.ready().then(() => app.whenReady())));
  const filled = await apps[0]?.pool.query<{ count: string }>("select count(*) from tournaments");
  expect(filled?.rows).toEqual([{ count: "6" }]);
});
