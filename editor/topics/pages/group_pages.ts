import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { Language } from "../../../schemas/text";
import { pageName } from "../../workplace/page_name";

export type PageGroup = "changed" | "pages" | "parts" | "shared" | "blocks" | "system" | "archived";
const order: readonly PageGroup[] = ["changed", "pages", "parts", "shared", "blocks", "system", "archived"];

/** Which part of the list a page stands in: what needs attention first, then what it is. */
export function groupOf(page: ListedPage): PageGroup {
  if (page.archivedAt) return "archived";
  if (page.use === "block") return "blocks";
  if (page.publishedRevision !== null && page.publishedRevision !== page.revision) return "changed";
  if (page.use === "shared") return "shared";
  if (page.nestedIn > 0 && !page.isLinked && !page.isSystem) return "parts";
  return page.isSystem ? "system" : "pages";
}

interface Further {
  /** What a section type is called. */
  typeName?: (type: string) => string;
  /** The pages that say what is looked for. */
  saying?: ReadonlySet<string>;
}

/** Pages that fit what is looked for by name, address, section types or what they say, in their groups; empty ones are left out. */
export function groupPages(
  pages: readonly ListedPage[],
  search: string,
  language: Language,
  { typeName = String, saying = new Set() }: Further = {},
) {
  const wanted = search.trim().toLocaleLowerCase();
  const types = wanted === "" ? [] : [...new Set(pages.flatMap((page) => page.sectionTypes))];
  const fitting = new Set(types.filter((type) => `${typeName(type)} ${type}`.toLocaleLowerCase().includes(wanted)));
  const found = pages.filter(
    (page) =>
      `${pageName(page, language)} ${page.route}`.toLocaleLowerCase().includes(wanted) ||
      saying.has(page.id) ||
      page.sectionTypes.some((type) => fitting.has(type)),
  );
  const sorted = found.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  return order
    .map((group) => ({ group, pages: sorted.filter((page) => groupOf(page) === group) }))
    .filter((part) => part.pages.length > 0);
}
