import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeat } from "./repeat";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that can be made ready, with work that ends when it is told to. */
function start({ isOnDuty = true, isOwn = false } = {}) {
  const app = Fastify() as unknown as FastifyInstance;
  const steps: (() => Promise<unknown>)[] = [];
  const database = { isReady: false };
  app.decorate("isReady", { getter: () => database.isReady });
  app.decorate("isOnDuty", () => isOnDuty);
  app.decorate("repeats", true);
  app.decorate("beforeServing", (step: () => Promise<unknown>) => void steps.push(step));
  const looks: PromiseWithResolvers<void>[] = [];
  const signals: AbortSignal[] = [];
  const look = repeat(app, { everyMs: 1_000, failure: "It failed", isOwn }, (closing) => {
    signals.push(closing);
    looks.push(Promise.withResolvers());
    return looks.at(-1)!.promise;
  });
  const serve = async () => {
    database.isReady = true;
    for (const step of steps) await step();
  };
  return { app, look, looks, signals, serve };
}

it("nothing is looked at before the database is ready, and then at once", async () => {
  const { looks, serve } = start();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks.length).toBe(0);
  await serve();
  expect(looks.length).toBe(1);
});

it("one look at a time: what is asked for meanwhile comes once after it, and a clock that strikes meanwhile asks for nothing", async () => {
  const { look, looks, serve } = start();
  await serve();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(looks.length).toBe(1);
  look();
  look();
  looks[0]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks.length).toBe(2);
  looks[1]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks.length).toBe(2);
});

it("goes on after a look that failed", async () => {
  const { looks, serve } = start();
  await serve();
  looks[0]!.reject(new Error("the database is away"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks.length).toBe(2);
});

it("a server that closes waits for the look that runs, and begins none", async () => {
  const { app, look, looks, serve } = start();
  await app.ready();
  await serve();
  look();
  let isClosed = false;
  const closed = app.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(isClosed).toBe(false);
  looks[0]!.resolve();
  await vi.advanceTimersByTimeAsync(0);
  await closed;
  expect(looks.length).toBe(1);
});

it("work in many steps is told that the server closes", async () => {
  const { app, looks, signals, serve } = start();
  await app.ready();
  await serve();
  expect(signals[0]!.aborted).toBe(false);
  const closed = app.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(signals[0]!.aborted).toBe(true);
  looks[0]!.resolve();
  await closed;
});

it("beside the process on duty the others look a fifth as often, and all of them at what is their own (issue 17)", async () => {
  for (const [of, expected] of [
    [{ isOnDuty: true }, 1 + 10],
    [{ isOnDuty: false }, 1 + 2],
    [{ isOnDuty: false, isOwn: true }, 1 + 10],
  ] as const) {
    const { looks, serve } = start(of);
    await serve();
    for (let second = 0; second < 10; second += 1) {
      looks.at(-1)?.resolve();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(looks.length).toBe(expected);
  }
});
