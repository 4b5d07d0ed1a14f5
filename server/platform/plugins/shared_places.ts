import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { askRedis } from "./redis";

const heldMs = 90_000;
const renewMs = 30_000;

/** Takes a place, or holds it on, unless all are taken; places of processes that are gone run out. The time is Redis's own. */
const take = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
  redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 1`;

/** How many sockets an address holds at all processes together; while Redis is away, each process counts for itself. */
export function createSharedPlaces(app: Pick<FastifyInstance, "redis" | "addHook">, name: string, most: number) {
  const { redis } = app;
  const held = new Map<string, string>(); // by place, the key that it is in
  const clock = setInterval(() => void renew(), renewMs).unref();

  async function renew() {
    if (held.size === 0) return;
    await askRedis(redis, async (there) => {
      const asked = there.pipeline();
      for (const [place, key] of held) asked.eval(take, 1, key, place, Number.MAX_SAFE_INTEGER, heldMs);
      return asked.exec();
    });
  }

  app.addHook("preClose", async () => {
    clearInterval(clock);
    const left = [...held];
    held.clear();
    await askRedis(redis, (there) => {
      const asked = there.pipeline();
      for (const [place, key] of left) asked.zrem(key, place);
      return asked.exec();
    });
  });

  return {
    /** Whether the address may hold one more; the answer gives it back. */
    async enter(address: string): Promise<(() => void) | null> {
      const key = `foyer:sockets:${name}:${address}`;
      const place = randomUUID();
      const taken = await askRedis(redis, (there) => there.eval(take, 1, key, place, most, heldMs));
      if (taken === 0) return null;
      held.set(place, key);
      return () => {
        if (held.delete(place)) void askRedis(redis, (there) => there.zrem(key, place));
      };
    },
  };
}
