import fastify, { type FastifyInstance } from "fastify";

const noncePlace = "nonce-of-the-response";

/** The OpenAPI document at /api/docs/json and a reader for it at /api/docs (D-30). */
export async function documentationRoutes(app: FastifyInstance): Promise<void> {
  let document: Promise<string> | undefined; // made once, when somebody asks and all routes are there
  let reader: Promise<FastifyInstance> | undefined;

  app.get("/api/docs/json", async (_request, reply) => {
    document ??= import("../openapi").then(({ describeApi }) => JSON.stringify(describeApi(app.endpoints)));
    return reply.type("application/json; charset=utf-8").send(await document);
  });

  for (const url of ["/api/docs", "/api/docs/", "/api/docs/js/scalar.js"]) {
    app.get(url, async (request, reply) => {
      const answer = await (await (reader ??= openReader())).inject({ url, headers: { host: request.host } });
      for (const name of ["content-type", "location"]) if (answer.headers[name]) reply.header(name, answer.headers[name]);
      return reply.code(answer.statusCode).send(answer.body.replaceAll(noncePlace, request.cspNonce));
    });
  }
}

/** The reader is as large as the rest of the server together: it is loaded when somebody opens it. */
async function openReader() {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = fastify();
  await app.register(scalar, {
    routePrefix: "/api/docs",
    configuration: {
      url: "/api/docs/json",
      pageTitle: "Foyer API",
      nonce: noncePlace,
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: "never",
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  return app;
}
