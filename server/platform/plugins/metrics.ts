import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { chatNamespace } from "../../../schemas/chat";
import { liveNamespace } from "../../../schemas/live_address";

type Result = "done" | "refused" | "failed";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts what this process did without being called. */
    countDeed(deed: (typeof ownDeeds)[number], result: Result): void;
  }
}

/** What happens when its time has come. */
const ownDeeds = ["publish_by_plan", "take_off_by_plan", "ask_breaches"] as const;

/** What the calls of this process did, by route. */
const deeds: Record<string, string> = {
  "POST /api/play/bet": "bet",
  "POST /api/user/login": "sign_in",
  "POST /api/user/sign-up": "sign_up",
  "POST /api/backoffice/pages/:id/publish": "publish",
  "POST /api/backoffice/settings/publish": "publish_settings",
  "GET /*": "render",
};

/** What waits in the database, for whichever process takes it. */
const queues = `select
  (select count(*) from outbox where next_try_at is not null) as letters,
  (select count(*) from account_reviews where decided_at is null) as account_reviews,
  (select count(*) from jackpot_queue) as jackpot_rounds,
  (select count(*) from page_plans where done_at is null and at <= now()) as due_plans`;

const flightsLeft = "select coalesce(sum(length - used), 0) as left from crash_chains where entropy is not null";

/** The process's figures, and Foyer's own. */
export function createMetrics(app: FastifyInstance): Registry {
  const metrics = new Registry();
  const registers = [metrics];
  collectDefaultMetrics({ register: metrics });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long requests took, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const done = new Counter({
    name: "foyer_deeds_total",
    help: "Bets, sign-ins, sign-ups, publishes and renders of pages, and whether they went well",
    labelNames: ["deed", "result"],
    registers,
  });
  for (const deed of [...Object.values(deeds), ...ownDeeds])
    for (const result of ["done", "refused", "failed"] satisfies Result[]) done.inc({ deed, result }, 0);
  app.decorate("countDeed", (deed, result) => done.inc({ deed, result }));
  new Gauge({
    name: "database_connections",
    help: "Connections of the pool, by state",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, app.pool.idleCount);
      this.set({ state: "busy" }, app.pool.totalCount - app.pool.idleCount);
      this.set({ state: "waiting" }, app.pool.waitingCount);
    },
  });
  new Gauge({
    name: "foyer_sockets",
    help: "Open sockets, by what they are for",
    labelNames: ["namespace"],
    registers,
    collect() {
      const names = { presence: "/", chat: chatNamespace, live: liveNamespace };
      for (const [namespace, name] of Object.entries(names)) this.set({ namespace }, app.realtime.of(name).sockets.size);
    },
  });
  new Gauge({
    name: "foyer_queue_length",
    help: "What waits to be done, by queue; nothing is told while the database is away",
    labelNames: ["queue"],
    registers,
    async collect() {
      this.reset();
      const found = await app.pool.query<Record<string, string>>(queues).catch(() => null);
      for (const [queue, count] of Object.entries(found?.rows[0] ?? {})) this.set({ queue }, Number(count));
    },
  });
  new Gauge({
    name: "foyer_crash_flights_left",
    help: "How many flights the published chains of crash are good for; without one crash does not fly",
    registers,
    async collect() {
      this.reset();
      const found = await app.pool.query<{ left: string }>(flightsLeft).catch(() => null);
      if (found) this.set(Number(found.rows[0]?.left));
    },
  });

  app.addHook("onResponse", async ({ method, routeOptions: { url: route = "unknown" } }, { statusCode, elapsedTime }) => {
    durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    const deed = deeds[`${method} ${route}`];
    if (deed) done.inc({ deed, result: statusCode >= 500 ? "failed" : statusCode >= 400 ? "refused" : "done" });
  });
  return metrics;
}
