import * as z from "zod/mini";
import type { Page } from "../../../schemas/page";
import { type FoyerFile, fileVersion, pageFile, type SitePage, siteFile } from "../../../schemas/page_file";
import { parsePage } from "../../../src/layout/parse_page";
import { isOwnRoute } from "../../../src/layout/page_use";
import { isReservedRoute, shapeOf } from "../../../src/layout/route_shape";
import { isDeeper } from "../../platform/plugins/bodies";
import { createStints } from "../../platform/stints";
import { sanitizePage } from "../pages/sanitize_props";

/** What keeps a file from being read: which mistake, where in it, and in words of the log. */
export interface FileIssue {
  code: "not_json" | "hostile" | "too_deep" | "wrong_kind" | "newer" | "invalid" | "page" | "too_large" | "twice";
  where: string;
  message: string;
}

export type ReadFile = { file: FoyerFile; issues?: undefined } | { file?: undefined; issues: FileIssue[] };

/** More would not help anybody to mend the file. */
const mostIssues = 20;
const maxDepth = 80;
/** A larger page could not be saved. */
const maxPageBytes = 5 * 1_048_576;

/** The file that a text holds. */
export async function readFileText(text: string): Promise<ReadFile> {
  try {
    return await readFile(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refused("not_json", "", `This is not JSON: ${error.message}`);
  }
}

/** The file that JSON is. Its depth and its keys are looked at before anything recursive is done with it; while many pages are read, others have their turn. */
export async function readFile(json: unknown): Promise<ReadFile> {
  if (isDeeper(json, maxDepth)) return refused("too_deep", "", `It nests deeper than ${maxDepth} levels.`);
  const key = hostileKey(json);
  if (key) return refused("hostile", key, `It holds the key ${key}, which no page needs.`);
  const { foyer, version } = (typeof json === "object" && json !== null ? json : {}) as { foyer?: unknown; version?: unknown };
  if (foyer !== "page" && foyer !== "site") return refused("wrong_kind", "foyer", "This is not a file of pages of this program.");
  if (typeof version === "number" && version > fileVersion)
    return refused(
      "newer",
      "version",
      `A newer program wrote this file (version ${version}; this one reads up to ${fileVersion}).`,
    );
  return foyer === "page" ? readPageFile(json) : readSiteFile(json);
}

const refused = (code: FileIssue["code"], where: string, message: string): ReadFile => ({ issues: [{ code, where, message }] });

/** A key that changes what objects are, where a program is careless with it. */
function hostileKey(json: unknown): string | null {
  const open = [json];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if (Object.hasOwn(next, "__proto__")) return "__proto__";
    const { constructor } = next as { constructor?: unknown };
    if (Object.hasOwn(next, "constructor") && typeof constructor === "object" && constructor && "prototype" in constructor)
      return "constructor.prototype";
    for (const child of Object.values(next)) if (typeof child === "object" && child !== null) open.push(child);
  }
  return null;
}

const issuesOf = ({ issues }: z.core.$ZodError): ReadFile => ({
  issues: issues
    .slice(0, mostIssues)
    .map(({ path, message }) => ({ code: "invalid", where: path.map(String).join("."), message })),
});

function readPageFile(json: unknown): ReadFile {
  const { page } = json as { page?: unknown };
  const read = readPage(page, "page");
  if ("issues" in read) return read;
  const parsed = z.safeParse(pageFile, json);
  if (!parsed.success) return issuesOf(parsed.error);
  return { file: { kind: "page", pages: [{ draft: read.page }], redirects: [], settings: undefined, pictures: [] } };
}

async function readSiteFile(json: unknown): Promise<ReadFile> {
  const parsed = z.safeParse(siteFile, json);
  if (!parsed.success) return issuesOf(parsed.error);
  const { pages, redirects, pictures } = parsed.data;
  const issues: FileIssue[] = [];
  const checked: SitePage[] = [];
  const giveWay = createStints();
  for (const [index, { draft, published, isArchived, folder, tags }] of pages.entries()) {
    const own = readPage(draft, `pages.${index}.draft`);
    const live =
      published === undefined || published === true ? { page: published } : readPage(published, `pages.${index}.published`);
    for (const read of [own, live]) if ("issues" in read) issues.push(...read.issues);
    if ("issues" in own || "issues" in live) continue;
    if (typeof live.page === "object" && live.page.id !== own.page.id)
      issues.push({ code: "invalid", where: `pages.${index}.published.id`, message: "It is another page than its draft." });
    checked.push({
      draft: own.page,
      ...(live.page ? { published: live.page } : {}),
      ...(isArchived ? { isArchived } : {}),
      ...(folder === undefined ? {} : { folder }),
      ...(tags ? { tags: [...new Set(tags)].toSorted() } : {}),
    });
    if (issues.length >= mostIssues) break;
    await giveWay();
  }
  issues.push(...findTwice(checked, redirects));
  if (issues.length > 0) return { issues: issues.slice(0, mostIssues) };
  return { file: { kind: "site", pages: checked, redirects, settings: (json as { settings?: unknown }).settings, pictures } };
}

function readPage(json: unknown, where: string): { page: Page } | { issues: FileIssue[] } {
  const { page, issues } = parsePage(json);
  if (issues) {
    return {
      issues: issues
        .slice(0, mostIssues)
        .map(({ path, message }) => ({ code: "page", where: [where, ...path.map(String)].join("."), message })),
    };
  }
  if (Buffer.byteLength(JSON.stringify(page)) > maxPageBytes)
    return { issues: [{ code: "too_large", where, message: "The page is larger than 5 MB." }] };
  if (isReservedRoute(page.route) || !isOwnRoute(page))
    return { issues: [{ code: "page", where: `${where}.route`, message: `${page.route} belongs to the server.` }] };
  return { page: sanitizePage(page) };
}

/** Pages with one id, or at one address; redirects of one address. */
function findTwice(pages: readonly SitePage[], redirects: FoyerFile["redirects"]): FileIssue[] {
  const live = pages.filter(({ isArchived }) => !isArchived);
  return [
    ...twice(
      "id",
      pages.map(({ draft }) => draft.id),
    ),
    ...twice(
      "address",
      live.map(({ draft }) => shapeOf(draft.route)),
    ),
    ...twice(
      "address",
      live.flatMap(({ published }) => (typeof published === "object" ? [shapeOf(published.route)] : [])),
    ),
    ...twice(
      "redirect",
      redirects.map(({ route }) => shapeOf(route)),
    ),
  ];
}

function twice(what: string, values: readonly string[]): FileIssue[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const value of values) (seen.has(value) ? found : seen).add(value);
  return [...found].map((value) => ({ code: "twice", where: value, message: `The ${what} ${value} stands twice.` }));
}
