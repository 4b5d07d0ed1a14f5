import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ErrorCode } from "../../../schemas/error_codes";
import { createMetrics } from "./metrics";

declare module "fastify" {
  interface FastifyInstance {
    /** From now on `/readyz` says that this process is about to stop; everything is still served. */
    drain(): void;
  }
}

interface HealthOptions {
  areMetricsPublic: boolean;
  metricsToken: string | null;
  metricsPort: number | null;
  host: string;
}

/** /healthz: the process answers. /readyz: it serves, and the database is there. /metrics: for Prometheus (D-30). */
export const healthPlugin = fp<HealthOptions>(
  async (app, options) => {
    const metrics = createMetrics(app);
    let isStopping = false;
    app.decorate("drain", () => void (isStopping = true));

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
      if (app.isReady && isReachable && !isStopping) return { status: "ready" };
      const [message, code]: [string, ErrorCode] = isStopping
        ? ["The server is about to stop.", "server.stopping"]
        : [isReachable ? "The database is being prepared." : "The database is not reachable.", "database.unavailable"];
      return reply.code(503).header("retry-after", "5").send({ status: "not ready", message, code });
    });

    app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
      if (!mayRead(request, options)) return reply.callNotFound();
      return reply.type(metrics.contentType).send(await metrics.metrics());
    });

    if (options.metricsPort !== null) await serveMetrics(app, metrics, options.metricsPort, options.host);
    app.addHook("onClose", async () => metrics.clear());
  },
  { name: "health", dependencies: ["database"] },
);

/** Who brings the token; or, where there is none and no port for it, this machine itself. */
function mayRead({ headers, socket }: FastifyRequest, { areMetricsPublic, metricsToken, metricsPort }: HealthOptions): boolean {
  if (areMetricsPublic) return true;
  if (metricsToken !== null) return timingSafeEqual(hash(headers.authorization ?? ""), hash(`Bearer ${metricsToken}`));
  return metricsPort === null && isLoopback(socket.remoteAddress) && headers["x-forwarded-for"] === undefined;
}

const hash = (text: string) => createHash("sha256").update(text).digest();
const isLoopback = (address = "") => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** A port of its own, which the proxy in front of the site does not know. */
async function serveMetrics(app: FastifyInstance, metrics: ReturnType<typeof createMetrics>, port: number, host: string) {
  const server: Server = createServer(async (request, reply) => {
    if (request.url !== "/metrics") return void reply.writeHead(404).end();
    const text = await metrics.metrics().catch(() => null);
    if (text === null) return void reply.writeHead(500).end();
    reply.writeHead(200, { "content-type": metrics.contentType }).end(text);
  });
  app.addHook("onListen", () => {
    server.listen(port, host);
  });
  server.on("error", (error) => app.log.error(`The metrics are not served at port ${port}: ${error.message}`));
  app.addHook("onClose", async () => void server.close());
}
