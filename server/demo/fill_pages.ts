import { parsePage } from "../../src/layout/parse_page";
import { publishIssues } from "../pages/publish_page";
import { insertPage, setPublished } from "../pages/queries";
import { sanitizePage } from "../pages/sanitize_props";
import type { Fill } from "./fill_demo";

/** Every file of the folder `pages` is a page, on the site at once; one that is not valid stays a draft. */
export const fillPages: Fill = async (db, files, log) => {
  for (const name of (await files.list("pages")).filter((file) => file.endsWith(".json"))) {
    const { page, issues } = parsePage(await files.json(`pages/${name}`));
    if (issues) {
      log.error({ issues }, `The demo page ${name} is not a page`);
      continue;
    }
    await insertPage(db, { page: sanitizePage(page), revision: 1, author: null });
    const invalid = publishIssues(page);
    if (invalid.length > 0) log.error({ issues: invalid }, `The demo page ${name} cannot be published`);
    else await setPublished(db, page.id, { revision: 1, route: page.route });
  }
};
