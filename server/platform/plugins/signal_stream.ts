import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Redis } from "ioredis";
import { askRedis, leaveRedis, openRedis } from "./redis";

const stream = "foyer:signals";
/** Whoever was away for longer than these reads everything again. */
const mostKept = 10_000;
const waitMs = 2_000;
const tryAgainMs = 250;
/** How often a process that can't hear the others looks for itself. */
const deafMs = 5_000;

/** Tells all processes, this one too. False where Redis is away. */
export const passOn = async (redis: Redis | null, payload: string): Promise<boolean> =>
  (await askRedis(redis, (there) => there.xadd(stream, "MAXLEN", "~", mostKept, "*", "m", payload))) !== null;

interface Follower {
  hear: (payload: string) => void;
  /** Something may have been told that is not heard. */
  onMissed: () => void;
  /** Whether it hears what others pass on; told when that changes. */
  onHearing: (isHearing: boolean) => void;
}

/** Begins to hear what processes pass on, in its order; after an absence it reads on where it was, as far as that is kept. */
export function createFollower(
  app: Pick<FastifyInstance, "log" | "addHook">,
  url: string,
  { hear, onMissed, onHearing }: Follower,
): () => Promise<void> {
  const redis = openRedis(app, url, { connectionName: "foyer signals", commandTimeout: 2 * waitMs });
  let last: string | null = null;
  let awaySince: number | null = Date.now();
  let isClosed = false;

  async function newest(): Promise<string> {
    const [entry] = await redis.xrevrange(stream, "+", "-", "COUNT", 1);
    return entry?.[0] ?? "0-0";
  }

  /** Reads on where it was, unless the stream is another one or has lost what followed. */
  async function comeBack() {
    const top = await newest();
    const [oldest] = await redis.xrange(stream, "-", "+", "COUNT", 1);
    const isKept = last !== null && !isBefore(top, last) && oldest !== undefined && !isBefore(last, oldest[0]);
    if (!isKept) last = top;
    awaySince = null;
    onMissed();
    onHearing(true);
  }

  async function read() {
    if (awaySince !== null) await comeBack();
    const found = await redis.xread("COUNT", 500, "BLOCK", waitMs, "STREAMS", stream, last ?? "$");
    for (const [, entries] of found ?? [])
      for (const [id, fields] of entries) {
        last = id;
        hear(fields[1] ?? "");
      }
  }

  app.addHook("preClose", async () => void (isClosed = true));
  return async function follow() {
    while (!isClosed) {
      try {
        if (redis.status !== "ready") throw new Error("away");
        await read();
      } catch {
        if (isClosed) return;
        leaveRedis(redis);
        if (awaySince === null) onHearing(false);
        awaySince ??= Date.now();
        if (Date.now() - awaySince > deafMs) {
          awaySince = Date.now();
          onMissed();
        }
        await wait(tryAgainMs);
      }
    }
  };
}

/** Numbers of a stream are a time, and a count within it. */
function isBefore(one: string, other: string): boolean {
  const [time = 0, count = 0] = one.split("-").map(Number);
  const [otherTime = 0, otherCount = 0] = other.split("-").map(Number);
  return time === otherTime ? count < otherCount : time < otherTime;
}
