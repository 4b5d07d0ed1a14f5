import type { TFunction } from "i18next";
import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { parsePage } from "../../../src/layout/parse_page";
import { issueWords } from "../../explain/issue_words";
import type { JsonIssue } from "../../parts/json/json_editor_props";

export type PageReading = { page: Page; issues?: undefined } | { page?: undefined; issues: readonly JsonIssue[] };

/** A value as the page with an id, or why it can not be that page. */
export function readPage(t: TFunction, value: unknown, id: string): PageReading {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { issues: [{ path: [], words: t("files.json.not_object") }] };
  const { page, issues } = parsePage(value);
  if (issues) {
    return {
      issues: issues.map(({ path, code, message }) => ({
        path,
        words: code ? t(`files.json.${code}`, { message }) : t("fields.issue.missing_or_wrong"),
      })),
    };
  }
  return page.id === id ? { page } : { issues: [{ path: ["id"], words: t("files.json.other_id", { id }) }] };
}

/** What of a page's settings is not valid: it can be kept, and not be published. */
export function propsIssues(t: TFunction, { sections }: Pick<Page, "sections">): JsonIssue[] {
  const read = (siblings: readonly Section[], at: JsonIssue["path"]): JsonIssue[] =>
    siblings.flatMap((section, index) => [
      ...registry
        .issuesOf(section)
        .map((issue) => ({ path: [...at, index, "props", ...issue.path], words: issueWords(t, issue, "string") })),
      ...read(section.sections ?? [], [...at, index, "sections"]),
    ]);
  return read(sections, ["sections"]);
}
