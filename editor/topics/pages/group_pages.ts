import type { ListedPage } from "../../../schemas/api/page_addresses";
import type { Language } from "../../../schemas/text";
import { isCopied } from "../../../src/layout/page_use";
import { pageName } from "../../workplace/page_name";

export type PageGroup = "changed" | "pages" | "parts" | "shared" | "blocks" | "system" | "archived";
const beforeFolders: readonly PageGroup[] = ["changed"];
const afterFolders: readonly PageGroup[] = ["pages", "parts", "shared", "blocks", "system", "archived"];

/** A part of the list: pages of one kind that are in no folder, or those of a folder. */
export interface PagePart {
  /** Tells it from others. */
  key: string;
  group: PageGroup | null;
  /** The folder's path; null where it is none. */
  folder: string | null;
  pages: ListedPage[];
}

/** Which part of the list a page stands in that is in no folder: what needs attention first, then what it is. */
export function groupOf(page: ListedPage): PageGroup {
  if (page.archivedAt) return "archived";
  if (isCopied(page)) return "blocks";
  if (isChanged(page)) return "changed";
  if (page.use === "shared") return "shared";
  if (page.nestedIn > 0 && !page.isLinked && !page.isSystem) return "parts";
  return page.isSystem ? "system" : "pages";
}

export const isChanged = ({ publishedRevision, revision }: ListedPage) =>
  publishedRevision !== null && publishedRevision !== revision;

interface Further {
  /** What a section type is called. */
  typeName?: (type: string) => string;
  /** The pages that say what is looked for. */
  saying?: ReadonlySet<string>;
}

/** Pages that fit what is looked for by name, address, folder, tags, section types or what they say, in their parts; empty ones are left out. */
export function groupPages(
  pages: readonly ListedPage[],
  search: string,
  language: Language,
  { typeName = String, saying = new Set() }: Further = {},
): PagePart[] {
  const wanted = search.trim().toLocaleLowerCase();
  const types = wanted === "" ? [] : [...new Set(pages.flatMap((page) => page.sectionTypes))];
  const fitting = new Set(types.filter((type) => `${typeName(type)} ${type}`.toLocaleLowerCase().includes(wanted)));
  const found = pages.filter(
    (page) =>
      wanted === "" ||
      [pageName(page, language), page.route, page.folder, ...page.tags].join(" ").toLocaleLowerCase().includes(wanted) ||
      saying.has(page.id) ||
      page.sectionTypes.some((type) => fitting.has(type)),
  );
  const parts = Map.groupBy(
    found.toSorted((a, b) => (a.route < b.route ? -1 : 1)),
    (page) => (page.folder !== "" && !page.archivedAt ? `folder ${page.folder}` : groupOf(page)),
  );
  const partOf = (group: PageGroup) => ({ key: group, group, folder: null, pages: parts.get(group) ?? [] });
  const folders = foldersOf(found).map((folder) => {
    const key = `folder ${folder}`;
    return { key, group: null, folder, pages: parts.get(key) ?? [] };
  });
  return [...beforeFolders.map(partOf), ...folders, ...afterFolders.map(partOf)].filter(
    (part) => part.folder !== null || part.pages.length > 0,
  );
}

/** Every folder that holds pages or folders, in the order of their names, each after the one around it. */
export function foldersOf(pages: readonly ListedPage[]): string[] {
  const all = new Set<string>();
  for (const { folder, archivedAt } of pages) {
    if (archivedAt) continue;
    for (let path = folder; path !== ""; path = aroundOf(path)) all.add(path);
  }
  const key = (path: string) => path.toLocaleLowerCase().replaceAll("/", "\0");
  return [...all].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** The folder around a folder. */
export const aroundOf = (folder: string) => folder.split("/").slice(0, -1).join("/");

/** Every tag in use, in alphabetical order. */
export const tagsOf = (pages: readonly ListedPage[]) =>
  [...new Set(pages.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
