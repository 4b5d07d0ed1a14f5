import * as z from "zod/mini";
import { maxDepth, maxSections, page, type Page } from "../../schemas/page";

export type ParsedPage = { page: Page; issues?: undefined } | { page?: undefined; issues: PageIssue[] };

export interface PageIssue {
  path: readonly (string | number)[];
  message: string;
  /** What is wrong with the page as a whole: it nests too deep, holds too many sections, or an id stands twice. */
  code?: "depth" | "count" | "twice" | undefined;
}

/**
 * Checks a page's envelope and answers the very same object, so that unknown fields and types survive (product.md, 6).
 * Depth and width are checked iteratively first: a recursive schema would overflow the stack.
 */
export function parsePage(json: unknown): ParsedPage {
  const bomb = findBomb(json);
  if (bomb) return { issues: [bomb] };
  const parsed = z.safeParse(page, json);
  if (!parsed.success) return { issues: parsed.error.issues.map(toIssue) };
  const checked = json as Page; // the schema just accepted it; its own output would be a copy
  const duplicate = findDuplicateId(checked);
  return duplicate ? { issues: [duplicate] } : { page: checked };
}

const toIssue = ({ path, message }: { path: PropertyKey[]; message: string }): PageIssue => ({
  path: path.map((key) => (typeof key === "number" ? key : String(key))),
  message,
});

/** JSON may nest this deep anywhere in a page; sections have their own, smaller limit. */
const maxJsonDepth = 64;

function findBomb(json: unknown): PageIssue | null {
  const open: { value: unknown; depth: number; sectionDepth: number }[] = [{ value: json, depth: 0, sectionDepth: 0 }];
  let sections = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth, sectionDepth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > maxJsonDepth) return { path: [], message: `Nested deeper than ${maxJsonDepth} levels`, code: "depth" };
    if (sectionDepth > maxDepth)
      return { path: ["sections"], message: `Sections nest deeper than ${maxDepth} levels`, code: "depth" };
    for (const [key, child] of Object.entries(value)) {
      const isList = key === "sections" && Array.isArray(child);
      if (isList) sections += child.length;
      if (sections > maxSections) return { path: ["sections"], message: `More than ${maxSections} sections`, code: "count" };
      open.push({ value: child, depth: depth + 1, sectionDepth: sectionDepth + (isList ? 1 : 0) });
    }
  }
  return null;
}

function findDuplicateId({ sections }: Page): PageIssue | null {
  const seen = new Set<string>();
  const open = [...sections];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next.id)) return { path: ["sections"], message: `The id ${next.id} stands twice`, code: "twice" };
    seen.add(next.id);
    open.push(...(next.sections ?? []));
  }
  return null;
}
