import type { FastifyInstance } from "fastify";
import { clients } from "../../schemas/play/clients";
import { letGamesLoad, setPolicy } from "../platform/plugins/security";
import { originOf } from "./origin_of";
import type { Renderer } from "./renderer";

/**
 * The documents of the games, which our pages frame. Sandboxed, they have an origin of their own: neither cookies nor storage of the
 * site, and files only by way of cross-origin requests. What they may load is named by address, since `'self'` is nothing to them.
 */
export async function playRoutes(app: FastifyInstance, { renderer }: { renderer: Renderer }): Promise<void> {
  app.get<{ Params: { client: string } }>("/play/:client", async (request, reply) => {
    if (!clients.some((client) => client === request.params.client)) return reply.callNotFound();
    letGamesLoad(reply);
    if (!renderer.isDevelopment) setPolicy(reply, policyFor(originOf(app, request)));
    reply.headers({ "cache-control": "no-cache", "referrer-policy": "no-referrer" }).type("text/html; charset=utf-8");
    return renderer.html("play", request.url);
  });
}

const policyFor = (origin: string) =>
  [
    "default-src 'none'",
    ...["script-src", "style-src", "img-src", "font-src"].map((kind) => `${kind} ${origin}`),
    `connect-src ${origin} ${origin.replace(/^http/, "ws")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; ");
