import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../platform/api_error";
import { ownOrigin } from "../platform/plugins/own_origin";
import { publishedPages } from "../content/pages/published_pages";
import { listPublicPaths, sitemapFiles } from "./sitemap";

/** How long a list of addresses is used: games and promotions come and go without a word to this process. */
const longest = 5 * 60_000;

/** What search engines ask for: where everything is, and what is not for them. */
export async function searchEngineRoutes(app: FastifyInstance): Promise<void> {
  let known: { versions: readonly object[]; until: number; paths: Promise<string[]> } | null = null;

  function pathsNow() {
    const { settings } = app.settings();
    const published = publishedPages(app);
    const versions = [settings, published];
    const isFresh = known && known.until > Date.now() && versions.every((version, index) => version === known?.versions[index]);
    if (isFresh && known) return known.paths;
    const paths = listPublicPaths(app.db, published.pages, settings);
    known = { versions, until: Date.now() + longest, paths };
    paths.catch(() => (known = null));
    return paths;
  }

  const filesFor = async (request: FastifyRequest) => {
    app.requireDatabase();
    return sitemapFiles(await pathsNow(), { settings: app.settings().settings, origin: ownOrigin(request) });
  };

  app.get("/sitemap.xml", async (request, reply) => answer((await filesFor(request)).main, "application/xml", request, reply));

  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const number = /^(\d{1,4})\.xml$/.exec(request.params.file)?.[1];
    const part = (await filesFor(request)).parts[Number(number) - 1];
    if (part === undefined) throw notFound("sitemap", "sitemap.not_found");
    return answer(part, "application/xml", request, reply);
  });

  app.get("/robots.txt", async (request, reply) => answer(robots(ownOrigin(request)), "text/plain", request, reply));
}

/** Account pages say themselves that they are not to be listed, which only those can read who may ask for them. */
const robots = (origin: string) =>
  ["User-agent: *", "Allow: /api/core/casino/assets/", "Disallow: /api/", "Disallow: /editor", "Disallow: /preview/", ""]
    .concat(`Sitemap: ${origin}/sitemap.xml`, "")
    .join("\n");

function answer(text: string, type: string, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.headers({ etag, "cache-control": "public, max-age=300" });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(text);
}
