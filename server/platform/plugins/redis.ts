import { Redis, type RedisOptions } from "ioredis";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** What processes share besides the database, where REDIS_URL names one. It may be away at any time: whoever asks it has another way. */
    redis: Redis | null;
  }
}

const answerMs = 1_000;

/** A connection that gives up soon, and comes back by itself. */
export function openRedis(app: Pick<FastifyInstance, "log" | "addHook">, url: string, options: RedisOptions = {}): Redis {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: answerMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (times) => Math.min(times * 100, 1_000),
    ...options,
  });
  let isTold = false;
  redis.on("error", (error: Error) => {
    if (!isTold) app.log.warn({ err: error }, "Redis is away");
    isTold = true;
  });
  redis.on("ready", () => {
    if (isTold) app.log.info("Redis is back");
    isTold = false;
  });
  app.addHook("onClose", async () => redis.disconnect());
  return redis;
}

/** After a question without an answer: nobody else waits for one until it is there again. */
export function leaveRedis(redis: Redis): void {
  if (redis.status === "ready" && redis.stream.writable) redis.disconnect(true); // once, however many had asked
}

/** Null where Redis is away, or does not answer: then it is left until it does. */
export async function askRedis<Answer>(redis: Redis | null, ask: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
  if (redis?.status !== "ready") return null;
  try {
    return await ask(redis);
  } catch {
    leaveRedis(redis);
    return null;
  }
}

export const redisPlugin = fp(
  async (app) => {
    const { redisUrl } = app.configuration;
    app.decorate("redis", redisUrl === null ? null : openRedis(app, redisUrl, { connectionName: "foyer" }));
  },
  { name: "redis" },
);
