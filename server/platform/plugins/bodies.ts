import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { HttpError } from "../api_error";

declare module "fastify" {
  interface FastifyRequest {
    /** The body as it came, before its schema made a copy: unknown fields and the order of keys are kept. */
    sentBody: unknown;
  }
}

const maxJsonDepth = 80;

/** Bodies are JSON and nothing else; what nests absurdly deep is refused before anything recursive looks at it. */
export const bodiesPlugin = fp(
  async (app) => {
    app.decorateRequest("sentBody", null);
    app.removeContentTypeParser(["text/plain", "application/json"]);
    const parse = app.getDefaultJsonParser("error", "error");
    app.addContentTypeParser("application/json", { parseAs: "string" }, (request: FastifyRequest, text: string, done) => {
      if (text === "") return done(null, (request.sentBody = {}));
      parse(request, text, (error, body) => {
        if (error) return done(new HttpError(400, "request.invalid", "The body is not valid JSON."));
        if (isDeeper(body, maxJsonDepth))
          return done(new HttpError(400, "request.too_deep", `The body nests deeper than ${maxJsonDepth} levels.`));
        request.sentBody = body;
        done(null, body);
      });
    });
  },
  { name: "bodies" },
);

export function isDeeper(json: unknown, limit: number): boolean {
  const open: [value: unknown, depth: number][] = [[json, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > limit) return true;
    for (const child of Object.values(value)) if (typeof child === "object") open.push([child, depth + 1]);
  }
  return false;
}
