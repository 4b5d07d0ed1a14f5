import type { FastifyInstance } from "fastify";
import { buildPeer } from "../peer_site";
import { apiRoutes } from "./api_routes";
import { cardRoutes } from "./card_routes";
import { cashierRoutes } from "./cashier_routes";
import { controlRoutes } from "./control_routes";
import { cryptoRoutes } from "./crypto_routes";
import { homeRoutes } from "./home_routes";
import { brands } from "./pages/brands";
import { missingPage } from "./pages/payment_pages";
import { payRoutes } from "./pay_routes";
import { show } from "./request_words";
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
  const app = await buildPeer({ root, log }, { routerOptions: { maxParamLength: 2_000 } });
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.setNotFoundHandler((request, reply) =>
    show(reply.code(404), missingPage({ language: "en", words: words.en, brand: brands.cashier, nonce: request.cspNonce })),
  );
  const shared = { provider, words, root, readDocument, isDevelopment };
  for (const routes of [apiRoutes, payRoutes, cardRoutes, cashierRoutes, cryptoRoutes, controlRoutes, homeRoutes])
    await app.register(routes, shared);
  return app;
}
