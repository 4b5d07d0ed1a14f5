import fp from "fastify-plugin";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** /healthz: the process answers. /readyz: the database is reachable and prepared. /metrics: for Prometheus (D-30). */
export const healthPlugin = fp<{ areMetricsPublic: boolean }>(
  async (app, { areMetricsPublic }) => {
    const metrics = new Registry();
    collectDefaultMetrics({ register: metrics });
    const durations = new Histogram({
      name: "http_request_duration_seconds",
      help: "How long requests took, by route and status",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [metrics],
    });
    new Gauge({
      name: "database_connections",
      help: "Connections of the pool, by state",
      labelNames: ["state"],
      registers: [metrics],
      collect() {
        this.set({ state: "idle" }, app.pool.idleCount);
        this.set({ state: "busy" }, app.pool.totalCount - app.pool.idleCount);
        this.set({ state: "waiting" }, app.pool.waitingCount);
      },
    });

    app.addHook("onResponse", async (request, reply) => {
      const route = request.routeOptions.url ?? "unknown";
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });

    app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { status: "alive" };
    });

    app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      const isReachable = await app.pool.query("select 1").then(
        () => true,
        () => false,
      );
      if (app.isReady && isReachable) return { status: "ready" };
      const message = isReachable ? "The database is being prepared." : "The database is not reachable.";
      return reply.code(503).header("retry-after", "5").send({ status: "not ready", message, code: "database.unavailable" });
    });

    app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
      const isOutside = !isLoopback(request.socket.remoteAddress) || request.headers["x-forwarded-for"] !== undefined;
      if (isOutside && !areMetricsPublic) return reply.callNotFound();
      return reply.type(metrics.contentType).send(await metrics.metrics());
    });

    app.addHook("onClose", async () => metrics.clear());
  },
  { name: "health", dependencies: ["database"] },
);

const isLoopback = (address = "") => /^(?:::ffff:)?127\.|^::1$/.test(address);
