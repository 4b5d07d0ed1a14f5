import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { bearerOf, call, startTestApp } from "../../testing/test_app";
import { createTestDatabase } from "../../testing/test_database";
import { redisServer, startRedis } from "../../testing/start_redis";
import { signal } from "./changes";
import { createSharedPlaces } from "./shared_places";
import { longTest } from "../../../src/testing/long_test";

const until = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { timeout: 15_000, interval: 20, message });

// Where no Redis can be had these are left out: Debian's package is installed by `npm test`.
describe.skipIf(redisServer === null)("two processes with a Redis", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let apps: FastifyInstance[] = [];
  let look: Redis;
  const heard: number[][] = [[], []];
  const readAgain = [0, 0];
  const late = [false, false];

  beforeAll(async () => {
    redis = await startRedis();
    look = new Redis(redis.url);
    look.on("error", () => {}); // it is taken away
    const connection = await createTestDatabase("demo");
    const options = { connection, configuration: { redisUrl: redis.url } };
    apps = [await startTestApp(options), await startTestApp(options)];
    for (const [index, app] of apps.entries()) {
      app.onSignal("rounds_settled", (message) => heard[index]?.push((message as { number: number }).number));
      app.onLate((isLate) => (late[index] = isLate));
      app.keepFresh("rounds", async () => void (readAgain[index] = (readAgain[index] ?? 0) + 1));
    }
    const waiting = async () => /blocked_clients:(\d+)/.exec(await look.info("clients"))?.[1];
    await vi.waitUntil(async () => (await waiting()) === "2", { timeout: 15_000 });
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    look.disconnect();
    await redis.stop();
  });
  const appAt = (index: number) => apps[index] as FastifyInstance;
  /** What somebody does meanwhile: signs in, opens a game and bets, and looks at a page. */
  async function playOn(index: number) {
    const app = appAt(index);
    const headers = await bearerOf(app, "paid@foyer.test");
    const opened = await call<{ data: { launchUrl: string } }>(app, {
      ...{ method: "POST", url: "/api/user/init-game", headers },
      payload: { gameId: "dice" },
    });
    const token = new URLSearchParams(opened.body.data.launchUrl.split("#")[1]).get("token") ?? "";
    const bet = await call(app, {
      ...{ method: "POST", url: "/api/play/bet", headers: { "x-play-token": token, origin: "null" } },
      payload: { roundId: randomUUID(), bet: 0.1, choice: { target: 5_000, direction: "under" } },
    });
    const page = await call(app, { url: "/api/pages/resolve?path=/" });
    return { signedIn: headers.authorization.length > 20, bet: bet.status, page: page.status };
  }
  const tell = (from: number, number: number) => signal(appAt(from).db, "rounds_settled", { number });

  it("pass hints on beside the database, each once and in one order for all; a transaction's wait for its commit", async () => {
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    await Promise.all(numbers.map((number) => tell(number % 2, number)));
    await until(() => heard.map(({ length }) => length)).toEqual([300, 300]);
    expect(heard[0]).toEqual(heard[1]);
    expect(new Set(heard[0])).toEqual(new Set(numbers));
    expect(await look.xlen("foyer:signals")).toBe(300);

    await appAt(0).db.transaction(async (tx) => {
      await signal(tx, "rounds_settled", { number: 1_000 });
      await tell(0, 1_001);
      await until(() => heard[1]?.at(-1)).toBe(1_001);
    });
    await until(() => heard[1]?.at(-1)).toBe(1_000);
  });

  it("count calls and an address's sockets once for both (L-9.03)", async () => {
    const asked: Promise<number>[] = [];
    for (let count = 0; count < 70; count++)
      asked.push(call(appAt(count % 2), { url: "/api/captcha/challenge" }).then(({ status }) => status));
    const refused = (await Promise.all(asked)).filter((status) => status === 429);
    expect(refused.length).toBe(0);
    const more: Promise<number>[] = [];
    for (let count = 0; count < 60; count++)
      more.push(call(appAt(count % 2), { url: "/api/captcha/challenge" }).then(({ status }) => status));
    expect((await Promise.all(more)).filter((status) => status === 429).length).toBe(10);

    const places = apps.map(({ redis: there }) => createSharedPlaces({ redis: there, addHook: () => {} } as never, "test", 3));
    const entered = [];
    for (let count = 0; count < 5; count++) entered.push(await places[count % 2]?.enter("8.8.8.8"));
    expect(entered.map((leave) => leave !== null)).toEqual([true, true, true, false, false]);
    entered[0]?.();
    await until(() => places[1]?.enter("8.8.8.8")).not.toBeNull();
  });

  longTest(
    "go on by the database while Redis hangs or is gone for half a minute, say that they may be late, count for themselves, and read again what they may have missed (issue 17)",
    { timeout: 20_000 },
    async () => {
      const before = heard[1]?.length ?? 0;
      redis.pause();
      await tell(0, 2_000);
      await until(() => heard.map((numbers) => numbers.includes(2_000))).toEqual([true, true]);
      expect((await call(appAt(1), { url: "/api/captcha/challenge", remoteAddress: "9.9.9.9" })).status).toBe(200);
      await until(() => appAt(1).redis?.status).not.toBe("ready"); // whoever calls next waits for no answer of it
      redis.resume();
      await until(() => apps.map((app) => app.redis?.status)).toEqual(["ready", "ready"]);

      await redis.stop();
      await tell(0, 2_001);
      await until(() => heard.map((numbers) => numbers.includes(2_001))).toEqual([true, true]);
      const statuses: number[] = [];
      for (let count = 0; count < 125; count++)
        statuses.push((await call(appAt(1), { url: "/api/captcha/challenge", remoteAddress: "7.7.7.7" })).status);
      expect(statuses.filter((status) => status === 429).length).toBe(5);

      await until(() => late).toEqual([true, true]);
      vi.useFakeTimers({ toFake: ["Date"] }); // half a minute in a moment
      try {
        for (const second of [6, 12, 18, 24, 30]) {
          const looked = readAgain.slice();
          vi.setSystemTime(Date.now() + 6_000);
          await until(() => readAgain.every((count, index) => count > (looked[index] ?? 0)), `second ${second}`).toBe(true);
          expect(await playOn(second % 12 === 0 ? 0 : 1)).toEqual({ signedIn: true, bet: 200, page: 200 });
        }
      } finally {
        vi.useRealTimers();
      }
      expect(late).toEqual([true, true]);

      const counted = readAgain.slice();
      await redis.startAgain();
      await until(() => late).toEqual([false, false]);
      await until(() => apps.map((app) => app.redis?.status)).toEqual(["ready", "ready"]);
      await until(() => readAgain.every((count, index) => count > (counted[index] ?? 0))).toBe(true);
      await tell(0, 2_002);
      await until(() => heard.map((numbers) => numbers.includes(2_002))).toEqual([true, true]);
      expect(await look.xlen("foyer:signals")).toBeGreaterThan(0);
      expect(heard[1]?.slice(before).filter((number) => number === 2_001)).toEqual([2_001]);
    },
  );
});
