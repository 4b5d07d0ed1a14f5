import type { SiteSettings } from "../../schemas/settings";
import type { Page } from "../../schemas/page";
import { type Language, languages } from "../../schemas/text";
import { gamePage } from "../../src/kit/session/game_address";
import { addressIn, defaultLanguageOf } from "../../src/layout/site_address";
import { escapeHtml } from "../../src/page/page_meta";
import { listCategorySlugs, listGameAddresses, listProviderIds, listSubCategorySlugs } from "../games/catalogue/queries";
import type { Queryable } from "../platform/plugins/database";
import { listPromotions } from "../rewards/promotions/queries";
import { isListed } from "./page_meta";

/** As many as one file of a sitemap holds here. */
export const addressesPerFile = 5_000;

/** Every path that search engines may list, each once: pages, and what pages with parameters are about. */
export async function listPublicPaths(db: Queryable, pages: readonly Page[], settings: SiteSettings): Promise<string[]> {
  const listed = pages.filter(isListed).map(({ route }) => route);
  const has = (route: string) => listed.includes(route);
  const [games, promotions, providers, subCategories, categories] = await Promise.all([
    listGameAddresses(db, settings),
    listPromotions(db, { types: null, bannerKey: undefined }),
    listProviderIds(db),
    listSubCategorySlugs(db),
    listCategorySlugs(db),
  ]);
  const below = (prefix: string, route: string, names: readonly string[]) =>
    has(prefix + route) ? names.map((name) => `${prefix}/${encodeURIComponent(name)}`) : [];
  const gameRoute = settings.setup === "curacao" ? "/casino/games/:game" : "/game/:gameId";
  return [
    ...new Set([
      ...listed.filter((route) => !route.includes("/:")),
      ...(has(gameRoute) ? games.map((game) => gamePage(game, settings.setup)) : []),
      ...below(
        "/promotions",
        "/:bannerKey",
        promotions.map(({ bannerKey }) => bannerKey),
      ),
      ...below("/providers", "/:providerId", providers),
      ...below("/casino", "/:subCategorySlug", subCategories),
      ...below("/categories", "/:topCategorySlug", categories),
    ]),
  ];
}

interface Site {
  settings: SiteSettings;
  origin: string;
}

const xml = (root: string, content: string, more = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${content}\n</${root}>\n`;

/** The files of a sitemap: one, or an index and its parts where there is too much for one. */
export function sitemapFiles(paths: readonly string[], site: Site): { main: string; parts: string[] } {
  const perFile = Math.max(1, Math.floor(addressesPerFile / offered(site.settings).length));
  const parts: string[] = [];
  for (let start = 0; start < paths.length; start += perFile) parts.push(urlSet(paths.slice(start, start + perFile), site));
  if (parts.length <= 1) return { main: parts[0] ?? urlSet([], site), parts: [] };
  const entries = parts.map((_, index) => `<sitemap><loc>${escapeHtml(site.origin)}/sitemaps/${index + 1}.xml</loc></sitemap>`);
  return { main: xml("sitemapindex", entries.join("\n")), parts };
}

const offered = ({ languages: own }: SiteSettings): Language[] => languages.filter((language) => own.includes(language));

function urlSet(paths: readonly string[], { settings, origin }: Site): string {
  const entries = paths.flatMap((path) => {
    const hrefIn = (language: Language) => escapeHtml(origin + addressIn(settings, path, language));
    const link = (code: string, href: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
    const links = [
      ...offered(settings).map((language) => link(language, hrefIn(language))),
      link("x-default", hrefIn(defaultLanguageOf(settings))),
    ].join("");
    return offered(settings).map((language) => `<url><loc>${hrefIn(language)}</loc>${links}</url>`);
  });
  return xml("urlset", entries.join("\n"), ' xmlns:xhtml="http://www.w3.org/1999/xhtml"');
}
