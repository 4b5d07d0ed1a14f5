import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { Language } from "../../../schemas/text";
import { pageName } from "../../workplace/page_name";

export type PageGroup = "changed" | "pages" | "parts" | "system" | "archived";
const order: readonly PageGroup[] = ["changed", "pages", "parts", "system", "archived"];

/** Which part of the list a page stands in: what needs attention first, then what it is. */
export function groupOf(page: ListedPage): PageGroup {
  if (page.archivedAt) return "archived";
  if (page.publishedRevision !== null && page.publishedRevision !== page.revision) return "changed";
  if (page.nestedIn > 0 && !page.isLinked && !page.isSystem) return "parts";
  return page.isSystem ? "system" : "pages";
}

/** Pages whose name or address holds what is looked for, in their groups; empty groups are left out. */
export function groupPages(pages: readonly ListedPage[], search: string, language: Language) {
  const wanted = search.trim().toLocaleLowerCase();
  const found = pages.filter((page) => `${pageName(page, language)} ${page.route}`.toLocaleLowerCase().includes(wanted));
  const sorted = found.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  return order
    .map((group) => ({ group, pages: sorted.filter((page) => groupOf(page) === group) }))
    .filter((part) => part.pages.length > 0);
}
