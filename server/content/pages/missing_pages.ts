import type { FastifyInstance } from "fastify";
import type { SiteSettings } from "../../../schemas/settings";
import type { Language } from "../../../schemas/text";
import { matchAddress } from "../../../src/layout/match_address";
import { type PageKey, pageAddress, pageKeys } from "../../../src/layout/page_address";
import { type PublishedPages, publishedPages } from "./published_pages";

const known = new WeakMap<PublishedPages, { settings: SiteSettings; missing: Map<Language, PageKey[]> }>();

/** Of the pages that the site's own parts would lead to those that nobody has published, as on a site that is being set up. */
export function missingPages(app: FastifyInstance, language: Language): PageKey[] {
  const published = publishedPages(app);
  const { settings } = app.settings();
  let told = known.get(published);
  if (told?.settings !== settings) known.set(published, (told = { settings, missing: new Map() }));
  let missing = told.missing.get(language);
  if (!missing) {
    missing = pageKeys.filter((key) => {
      const [path = ""] = pageAddress(settings, key, language).split(/[?#]/, 1);
      return path.startsWith("/") && !matchAddress(published.pages, settings, path);
    });
    told.missing.set(language, missing);
  }
  return missing;
}
