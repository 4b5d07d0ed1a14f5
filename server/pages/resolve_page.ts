import type { FastifyInstance } from "fastify";
import type { Page } from "../../schemas/page";
import type { Viewer } from "../../schemas/viewer";
import { registry } from "../../sections/registry";
import { followRedirect } from "../../src/layout/follow_redirect";
import { matchRoute, splitLocale } from "../../src/layout/match_route";
import { preparePage } from "../../src/layout/prepare_page";
import { publishedPages } from "./published_pages";

export interface ResolvedPage {
  page: Page;
  params: Record<string, string>;
}

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] || "/";

/** The published page at a path, cut for a viewer, or null where none is. Takes a language in front of the path off. */
export function resolvePageFor(app: FastifyInstance, path: string, viewer: Viewer): ResolvedPage | null {
  app.requireDatabase();
  const { pages, pageOf } = publishedPages(app);
  const match = matchRoute(pages, splitLocale(pathnameOf(path)).path);
  return match && { page: preparePage(match.page, viewer, { registry, pageOf }), params: match.params };
}

/** Where a path has moved, with its language in front and its query behind; null where it has not. */
export function movedPath(app: FastifyInstance, path: string): string | null {
  app.requireDatabase();
  const pathname = pathnameOf(path);
  const { locale, path: plain } = splitLocale(pathname);
  const target = followRedirect(publishedPages(app), plain);
  if (target === null) return null;
  return (locale ? `/${locale}${target === "/" ? "" : target}` : target) + path.slice(pathname.length);
}
