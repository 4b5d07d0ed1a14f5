import { sql } from "drizzle-orm";
import type { Page, Section } from "../../../schemas/page";
import { registry } from "../../../sections/registry";
import { isOwnRoute, purposeOf } from "../../../src/layout/page_use";
import { parsePage } from "../../../src/layout/parse_page";
import { upgrade } from "../../../src/layout/upgrade";
import { HttpError, invalidRequest, notFound } from "../../platform/api_error";
import type { Database } from "../../platform/plugins/database";
import { requireFreeRoute } from "./move_page";
import { insertPage, insertRevision, lockPage, readDraft, readRevision } from "./queries";
import { refuseRing } from "./refuse_ring";
import { sanitizePage } from "./sanitize_props";

export interface Saved {
  page: Page;
  revision: number;
}

interface Sent extends Saved {
  origin?: "merge" | "restore" | undefined;
}

/** The page of a body, checked by its envelope alone: props that are invalid and types that are unknown are kept. */
export function readSentPage(body: unknown): Page {
  const { page, issues } = parsePage((body as { page?: unknown } | null)?.page);
  if (issues) throw invalidRequest(issues.map(({ path, message }) => ({ path: ["body", "page", ...path], message })));
  if (!isOwnRoute(page)) throw new HttpError(422, "page.route_reserved", `${page.route} belongs to another page.`);
  return sanitizePage(page);
}

export function createPage(db: Database, page: Page, author: string | null): Promise<Saved> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.create'))`);
    if (await lockPage(tx, page.id)) throw new HttpError(409, "page.id_taken", `There is a page with the id ${page.id}.`);
    await requireFreeRoute(tx, page);
    await refuseRing(tx, page);
    requireWholePreset(page);
    await insertPage(tx, { page, revision: 1, author });
    return { page, revision: 1 };
  });
}

/** A preset holds what its types take, or each section that starts as it would be wrong from its first moment. */
function requireWholePreset(page: Page): void {
  if (purposeOf(page) !== "preset") return;
  const sections = allSections(upgrade(page.sections, registry));
  const wrong = sections.find((section) => !registry.isKnown(section.type) || registry.issuesOf(section).length > 0);
  if (wrong || sections.length === 0)
    throw new HttpError(422, "page.preset_invalid", `A preset needs values that its type takes: ${wrong?.name ?? page.id}.`);
}

const allSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...allSections(section.sections ?? [])]);

/** Saves on top of the revision that the page was made from; a newer one is answered with 409 and kept. */
export function savePage(db: Database, { page, revision: base, origin }: Sent, author: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockPage(tx, page.id);
    if (!row) throw notFound("page", "page.not_found");
    if (row.revision !== base) {
      const current = await readDraft(tx, page.id);
      const body = { current: current && { page: current.page, revision: current.revision } };
      throw new HttpError(409, "page.conflict", "Somebody else saved this page meanwhile.", { body });
    }
    if (purposeOf(row) !== purposeOf(page))
      throw new HttpError(422, "page.use_fixed", "What a page is used for does not change.");
    await refuseRing(tx, page);
    requireWholePreset(page);
    const revision = row.revision + 1;
    await insertRevision(tx, { page, revision, author, origin });
    return revision;
  });
}

/** Makes an old revision the newest draft. */
export function restoreRevision(
  db: Database,
  { id, revision }: { id: string; revision: number },
  author: string | null,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const row = await lockPage(tx, id);
    const page = row && (await readRevision(tx, id, revision));
    if (!page) throw notFound("revision", "page.revision_not_found");
    await refuseRing(tx, page);
    await insertRevision(tx, { page, revision: row.revision + 1, author, origin: "restore" });
    return { page, revision: row.revision + 1 };
  });
}
