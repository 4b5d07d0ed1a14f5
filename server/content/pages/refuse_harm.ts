import type { Page } from "../../../schemas/page";
import { blocks } from "../../../src/layout/check/check_page";
import type { CheckedSite } from "../../../src/layout/check/site_facts";
import { purposeOf } from "../../../src/layout/page_use";
import { HttpError } from "../../platform/api_error";
import { checkOnSite, withPages } from "./check_on_site";
import { shownBy } from "./page_usage";

/**
 * Refuses a shared section with which a page on the site that shows it would no longer pass its check; what was wrong with
 * that page before is no reason.
 */
export function refuseHarm(page: Page, site: CheckedSite): void {
  if (purposeOf(page) !== "shared") return;
  const after = withPages(site, [page]);
  const harmed = holdersOf(page.id, after.pages).filter((holder) => {
    const before = new Set(stopping(holder, site));
    return stopping(holder, after).some((key) => !before.has(key));
  });
  if (harmed.length === 0) return;
  const pages = harmed.map(({ id, route }) => ({ id, route }));
  const routes = pages.map(({ route }) => route).join(", ");
  throw new HttpError(422, "page.harms_others", `Pages that show it would not pass their check: ${routes}`, { data: { pages } });
}

const stopping = (page: Page, site: CheckedSite) =>
  checkOnSite(page, site)
    .findings.filter(blocks)
    .map(({ code, section, path, values }) => JSON.stringify([code, section?.id, path, values["market"], values["number"]]));

/** The pages at addresses that show a shared section, directly or through others. */
function holdersOf(id: string, pages: readonly Page[]): Page[] {
  const shown = new Map(pages.map((page) => [page.id, shownBy(page)]));
  const reached = new Set([id]);
  for (const one of reached) for (const [holder, ids] of shown) if (ids.has(one)) reached.add(holder); // a set goes on with what is added
  return pages.filter((page) => page.id !== id && reached.has(page.id) && purposeOf(page) === null);
}
