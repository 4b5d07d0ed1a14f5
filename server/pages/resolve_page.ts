import type { FastifyInstance } from "fastify";
import type { Page } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { registry } from "../../sections/registry";
import { matchRoute, splitLocale } from "../../src/layout/match_route";
import { preparePage } from "../../src/layout/prepare_page";
import { publishedPages } from "./published_pages";

/** The published page at a path, cut for a viewer, or null where none is. Takes a language in front of the path off. */
export function resolvePageFor(
  app: FastifyInstance,
  path: string,
  viewer: Viewer,
): { page: Page; params: Record<string, string> } | null {
  app.requireDatabase();
  const { pages, pageOf } = publishedPages(app);
  const [pathname = "/"] = path.split(/[?#]/, 1);
  const match = matchRoute(pages, splitLocale(pathname).path);
  return match && { page: preparePage(match.page, viewer, { registry, pageOf }), params: match.params };
}
