import { randomBytes } from "node:crypto";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { apiRoutes } from "./api_routes";
import { cardRoutes } from "./card_routes";
import { cashierRoutes } from "./cashier_routes";
import { controlRoutes } from "./control_routes";
import { cryptoRoutes } from "./crypto_routes";
import { homeRoutes } from "./home_routes";
import { brands } from "./pages/brands";
import { missingPage } from "./pages/payment_pages";
import { payRoutes } from "./pay_routes";
import { pagePolicy, show } from "./request_words";
import type { SandboxOptions } from "./shared";

/** The providers as a site of their own: its calls for merchants, its pages for customers, its ears for tests. */
export async function buildSandbox({
  provider,
  root,
  words,
  log,
  readDocument,
  isDevelopment,
}: SandboxOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64_000,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 2_000 },
    forceCloseConnections: true,
  });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
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
  app.setNotFoundHandler((request, reply) =>
    show(reply.code(404), missingPage({ language: "en", words: words.en, brand: brands.cashier, nonce: request.cspNonce })),
  );
  await app.register(fastifyStatic, {
    root: join(root, "dist/checkout/assets"),
    prefix: "/assets/",
    decorateReply: false,
    preCompressed: true,
    cacheControl: true,
    immutable: true,
    maxAge: "1y",
  });
  const shared = { provider, words, root, readDocument, isDevelopment };
  for (const routes of [apiRoutes, payRoutes, cardRoutes, cashierRoutes, cryptoRoutes, controlRoutes, homeRoutes])
    await app.register(routes, shared);
  return app;
}
