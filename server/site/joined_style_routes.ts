import type { FastifyInstance } from "fastify";
import { notFound } from "../platform/api_error";
import { type JoinedStyles, joinedStylesPath, readJoinedStyles } from "./joined_styles";

/** Serves the stylesheets of pages, each page's as one file; the address names a build, so it is kept for good. */
export async function joinedStyleRoutes(app: FastifyInstance, { clientDir }: { clientDir: string }): Promise<void> {
  let styles: JoinedStyles | null = null;
  app.get<{ Params: { name: string } }>(`${joinedStylesPath}:name`, { logLevel: "warn" }, async (request, reply) => {
    styles ??= readJoinedStyles(clientDir);
    const found = await styles.read(request.params.name);
    if (!found) throw notFound("stylesheet", "asset.not_found");
    const { missing } = found;
    if (missing.length > 0) request.log.warn({ missing }, "stylesheets are gone: was another build put over this one?");
    const kept = missing.length > 0 ? "no-store" : "public, max-age=31536000, immutable";
    reply.headers({ "cache-control": kept, vary: "accept-encoding" }).type("text/css; charset=utf-8");
    if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(found.text);
    return reply.header("content-encoding", "br").send(found.brotli);
  });
}
