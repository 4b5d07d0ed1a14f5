import type { Page } from "../../schemas/page";
import { publishIssues } from "../pages/publish_page";

export interface CheckedPage {
  id: string;
  route: string;
  /** What keeps it from being published. */
  problems: { section: string; field: string; message: string }[];
}

/** What would keep pages from being published, by the check that publishing makes. */
export function checkPages(pages: readonly Page[]): CheckedPage[] {
  return pages.map((page) => ({
    id: page.id,
    route: page.route,
    problems: publishIssues(page).map(({ name, path, message }) => ({ section: name, field: path.join("."), message })),
  }));
}
