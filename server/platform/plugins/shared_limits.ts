import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import LocalStore from "@fastify/rate-limit/store/LocalStore.js";
import RedisStore from "@fastify/rate-limit/store/RedisStore.js";
import type { Redis } from "ioredis";
import { leaveRedis } from "./redis";

interface Counters {
  shared: FastifyRateLimitStore;
  /** While Redis is away each process counts for itself: a limit is then as many times as large as there are processes. */
  own: FastifyRateLimitStore;
}

/** How often calls were made is counted for all processes at once. */
export const sharedLimits = (redis: Redis): FastifyRateLimitStoreCtor =>
  class SharedLimits implements FastifyRateLimitStore {
    private readonly counters: Counters;

    constructor(_options: object, counters?: Counters) {
      this.counters = counters ?? {
        shared: new RedisStore(false, false, redis, "foyer:limit:"),
        own: new LocalStore(false, false),
      };
    }

    incr(...[key, answer, timeWindow, max]: Parameters<FastifyRateLimitStore["incr"]>) {
      const { shared, own } = this.counters;
      if (redis.status !== "ready") return own.incr(key, answer, timeWindow, max);
      const hear: typeof answer = (error, counted) => {
        if (!error) return answer(null, counted);
        leaveRedis(redis);
        own.incr(key, answer, timeWindow, max);
      };
      shared.incr(key, hear, timeWindow, max);
    }

    child(route: Parameters<FastifyRateLimitStore["child"]>[0]) {
      const { shared, own } = this.counters;
      return new SharedLimits({}, { shared: shared.child(route), own: own.child(route) });
    }
  };
