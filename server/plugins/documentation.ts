import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { describeApi } from "../openapi";

const noncePlace = "nonce-of-the-response";

/** The OpenAPI document at /api/docs/json and a reader for it at /api/docs (D-30). */
export async function documentationRoutes(app: FastifyInstance): Promise<void> {
  let document: string | undefined; // made once, when all routes are there

  app.get("/api/docs/json", async (_request, reply) => {
    document ??= JSON.stringify(describeApi(app.endpoints));
    return reply.type("application/json; charset=utf-8").send(document);
  });

  await app.register(async (scope) => {
    scope.addHook("onSend", async (request, _reply, payload) =>
      typeof payload === "string" && payload.startsWith("<!") ? payload.replaceAll(noncePlace, request.cspNonce) : payload,
    );
    await scope.register(scalar, {
      routePrefix: "/api/docs",
      configuration: {
        url: "/api/docs/json",
        pageTitle: "Foyer API",
        nonce: noncePlace,
        withDefaultFonts: false,
        telemetry: false,
        showDeveloperTools: "never",
      },
    });
  });
}
