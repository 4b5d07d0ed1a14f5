import type { FastifyInstance } from "fastify";
import type { Page } from "../../../schemas/page";
import type { Language } from "../../../schemas/text";
import type { Viewer } from "../../../schemas/viewer";
import { registry, showsNames, withColumns } from "../../../sections/registry";
import { followRedirect } from "../../../src/layout/follow_redirect";
import { followLegacyPath } from "../../../src/layout/legacy_paths";
import { forVisitor } from "../../../src/layout/for_visitor";
import { matchAddress } from "../../../src/layout/match_address";
import { matchRoute, splitLocale } from "../../../src/layout/match_route";
import { needsSignIn } from "../../../src/layout/page_access";
import { preparePage } from "../../../src/layout/prepare_page";
import { withLanguage } from "../../../src/layout/site_address";
import type { Visitor } from "../../../src/layout/variants";
import { type PublishedPages, publishedPages } from "./published_pages";

export interface ResolvedPage {
  page: Page;
  params: Record<string, string>;
  /** The page at the path is for users alone: this is the home page in its place (C-2.31). */
  needsSignIn?: true;
}

/** A page without what only its makers are to know. */
export const plainPage = (page: Page, { isDeviceGuess = false }: Viewer): Page =>
  forVisitor(page, { columnsOf: registry.columnsOf, withColumns, showsNames, isByWidth: isDeviceGuess });

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] || "/";

/** The published page at a path, cut for a viewer, or null where none is. Takes a language in front of the path off. */
export function resolvePageFor(app: FastifyInstance, path: string, viewer: Visitor): ResolvedPage | null {
  app.requireDatabase();
  const found = pageAt(app, splitLocale(pathnameOf(path)).path, viewer);
  if (!found || found.page.route === "/" || !needsSignIn(found.page, viewer)) return found;
  const home = pageAt(app, "/", viewer);
  return home && { ...home, needsSignIn: true };
}

function pageAt(app: FastifyInstance, path: string, viewer: Visitor): ResolvedPage | null {
  const { pages, pageOf } = publishedPages(app);
  const match = matchAddress(pages, app.settings().settings, path);
  if (!match) return null;
  const page = preparePage(match.page, viewer, { registry, pageOf });
  return { page: withTitle(page, viewer.language, app.siteWords[viewer.language].titles), params: match.params };
}

/** The page's own title, else the one that its route usually has (C-2.35, C-2.36). */
function withTitle(page: Page, language: Language, titles: Record<string, string>): Page {
  const own = typeof page.title === "string" ? page.title : page.title[language];
  const usual = titles[page.route];
  if (own || !usual) return page;
  return { ...page, title: { ...(typeof page.title === "object" && page.title), [language]: usual } };
}

function movedPlainPath(published: PublishedPages, path: string) {
  const legacy = matchRoute(published.pages, path) ? null : followLegacyPath(path);
  return followRedirect(published, legacy ?? path) ?? legacy;
}

/** Where a path has moved, with its language in front and its query behind; null where it has not. */
export function movedPath(app: FastifyInstance, path: string): string | null {
  app.requireDatabase();
  const pathname = pathnameOf(path);
  const { locale, path: plain } = splitLocale(pathname);
  const target = movedPlainPath(publishedPages(app), plain);
  return target && withLanguage(locale, target) + path.slice(pathname.length);
}
