import * as z from "zod/mini";
import type { Page } from "../../schemas/page";
import { siteSettings } from "../../schemas/settings";
import { blocks } from "../../src/layout/check/check_page";
import { parsePage } from "../../src/layout/parse_page";
import { insertPage, setPublished } from "../content/pages/queries";
import { checkOnSite } from "../content/pages/check_on_site";
import { sanitizePage } from "../content/pages/sanitize_props";
import type { DemoFiles, Fill } from "./demo_files";

/** Every file of the folder `pages` is a page, on the site at once; one that the check does not let stays a draft. */
export const fillPages: Fill = async (db, files, log) => {
  const settings = z.parse(siteSettings, (await files.json("settings.json")) ?? {});
  const pages: Page[] = [];
  for (const { name, page, issues } of await readPages(files)) {
    if (page) pages.push(page);
    else log.error({ issues }, `The demo page ${name} is not a page`);
  }
  const site = { settings, pages, drafts: [], redirects: [] };
  for (const page of pages) {
    await insertPage(db, { page, revision: 1, author: null });
    const stopping = checkOnSite(page, site).findings.filter(blocks);
    if (stopping.length > 0) log.error({ findings: stopping }, `The demo page ${page.id} cannot be published`);
    else await setPublished(db, page.id, { revision: 1, route: page.route });
  }
};

async function readPages(files: DemoFiles) {
  const names = (await files.list("pages")).filter((name) => name.endsWith(".json"));
  return Promise.all(
    names.map(async (name) => {
      const { page, issues } = parsePage(await files.json(`pages/${name}`));
      return { name, issues, page: page && sanitizePage(page) };
    }),
  );
}
