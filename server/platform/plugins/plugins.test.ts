import { expect, it } from "vitest";
import { call, startAppForThisTest, startTestApp } from "../../testing/test_app";
import { newFolder, root } from "../../testing/run_folder";
import { readConfiguration } from "../configuration";
import { createTestDatabase } from "../../testing/test_database";
import { deviceOf } from "../../accounts/viewer/device";
import { isDeeper } from "./bodies";

it("tells Prometheus alone, and only from this machine (D-30)", async () => {
  const app = await startAppForThisTest({ content: "empty" });
  await app.inject({ url: "/api/settings" });
  expect((await app.inject({ url: "/metrics" })).body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/settings",status="200"} 1',
  );
  expect((await app.inject({ url: "/metrics", remoteAddress: "10.0.0.1" })).statusCode).toBe(404);
  expect((await app.inject({ url: "/metrics", headers: { "x-forwarded-for": "127.0.0.1" } })).statusCode).toBe(404);
});

it("refuses some at once under overload, with the time to come back, and serves the others", async () => {
  const connection = { ...(await createTestDatabase()), max: 1, connectionTimeoutMillis: 60_000 }; // however slow the machine is, nobody gives up waiting
  const app = await startAppForThisTest({ connection, configuration: { isProduction: true, overloadDelay: 0 } });
  const held = await app.pool.connect(); // the only one
  let hasRefused = false;
  const asked = [];
  for (let index = 0; index < 600; index++) {
    const asking = app.inject({ url: "/api/user/get-tournament-activities" });
    asked.push(asking);
    void asking.then(({ statusCode }) => (hasRefused ||= statusCode === 503));
    await new Promise(setImmediate);
  }
  await expect.poll(() => hasRefused).toBe(true);
  held.release();
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeLessThan(500);
  expect(refused.every(({ headers }) => headers["retry-after"] === "5")).toBe(true);
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/api/user/get-tournament-activities" })).statusCode).toBe(200);
});

it("has one of its processes on duty, and another when that one loses its connection or ends (issue 17)", async () => {
  const connection = await createTestDatabase();
  const apps = [await startTestApp({ connection }), await startAppForThisTest({ connection })] as const;
  const onDuty = () => [0, 1].filter((index) => apps[index]?.isOnDuty());
  expect(onDuty()).toEqual([0]);
  await apps[1].pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database()) and objsubid = 1 and granted`);
  await expect.poll(() => onDuty().length, { timeout: 10_000 }).toBe(1);
  await apps[0].close();
  await expect.poll(onDuty, { timeout: 10_000 }).toEqual([1]);
});

it("believes a proxy's word about the address only where it is told to", async () => {
  const connection = await createTestDatabase();
  const headers = { "x-forwarded-for": "8.8.8.8" };
  const countryAt = async (TRUST_PROXY: string) => {
    const configuration = { ...readConfiguration({ DATA_DIR: newFolder("data"), TRUST_PROXY }, root), logLevel: "fatal" };
    const app = await startTestApp({ connection, configuration });
    const { body } = await call<{ viewer: { country: string | null } }>(app, {
      url: "/api/viewer",
      headers,
      remoteAddress: "10.0.0.1",
    });
    await app.close();
    return body.viewer.country;
  };
  expect(await countryAt("")).toBeNull();
  expect(await countryAt("1")).toBe("US");
  expect(await countryAt("10.0.0.0/8")).toBe("US");
});

it.each([
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148", "phone"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148", "tablet"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36", "desktop"],
  ["", "desktop"],
])("takes %j for a %s", (agent, device) => {
  expect(deviceOf({ "user-agent": agent }).device).toBe(device);
});

it("sees how deep a value nests without recursion", () => {
  const nested = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown;
  expect(isDeeper(nested(80), 80)).toBe(false);
  expect(isDeeper(nested(90), 80)).toBe(true);
  expect(isDeeper(nested(50_000), 80)).toBe(true);
});
