import type { Page, Section } from "../../schemas/page";
import { upgrade } from "../../src/layout/upgrade";
import { registry } from "../../sections/registry";
import { HttpError, notFound } from "../api_error";
import type { Database } from "../plugins/database";
import { isShapePublished, lockPage, readRevision, setPublished } from "./queries";

/** What keeps a page from being published: where, and what is wrong there. */
export interface PublishIssue {
  id: string;
  name: string;
  path: readonly (string | number)[];
  message: string;
}

/** Puts a revision on the site. Invalid props are refused; unknown types are not, visitors just do not see them. */
export function publishPage(db: Database, id: string, revision: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockPage(tx, id);
    if (!row) throw notFound("page", "page.not_found");
    const page = await readRevision(tx, id, revision);
    if (!page) throw notFound("revision", "page.revision_not_found");
    const issues = publishIssues(page);
    if (issues.length > 0)
      throw new HttpError(422, "page.invalid", "The page has sections whose settings are not valid.", { data: { issues } });
    if (await isShapePublished(tx, page)) {
      const taken = [{ id, name: page.route, path: ["route"], message: "Another published page is at this address" }];
      throw new HttpError(422, "page.route_taken", `Another published page is at ${page.route}.`, { data: { issues: taken } });
    }
    await setPublished(tx, id, { revision, route: page.route });
  });
}

export function publishIssues(page: Page): PublishIssue[] {
  const issuesIn = (sections: readonly Section[]): PublishIssue[] =>
    sections.flatMap((section) => [
      ...registry.issuesOf(section).map(({ path, message }) => ({ id: section.id, name: section.name, path, message })),
      ...issuesIn(section.sections ?? []),
    ]);
  return issuesIn(upgrade(page.sections, registry));
}

export function unpublishPage(db: Database, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockPage(tx, id))) throw notFound("page", "page.not_found");
    await setPublished(tx, id, null);
  });
}
