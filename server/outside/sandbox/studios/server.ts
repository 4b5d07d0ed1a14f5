import { randomBytes } from "node:crypto";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { pagePolicy } from "../payments/request_words";
import { apiRoutes } from "./api_routes";
import { controlRoutes } from "./control_routes";
import { playRoutes } from "./play_routes";
import type { StudiosShared } from "./shared";

/** The studios as a site of their own: their calls for casinos, their games' pages, their ears for tests. */
export async function buildStudios(shared: StudiosShared): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: shared.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64_000,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  });
  app.decorateRequest("cspNonce", "");
  app.addHook("onRequest", async (request, reply) => {
    request.cspNonce = randomBytes(16).toString("base64");
    reply.headers({
      "content-security-policy": pagePolicy(request.cspNonce),
      "x-content-type-options": "nosniff",
      "referrer-policy": "origin",
      "cache-control": "no-store",
    });
  });
  await app.register(fastifyStatic, {
    root: join(shared.root, "dist/checkout/assets"),
    prefix: "/assets/",
    decorateReply: false,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: "1y",
  });
  for (const routes of [apiRoutes, playRoutes, controlRoutes]) await app.register(routes, shared);
  return app;
}
