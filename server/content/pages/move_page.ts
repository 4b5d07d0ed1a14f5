import { sql } from "drizzle-orm";
import type { Page } from "../../../schemas/page";
import { isOwnRoute, purposeOf } from "../../../src/layout/page_use";
import { mapAddresses, mapLinks, movedAddress } from "../../../src/layout/page_links";
import { isReservedRoute } from "../../../src/layout/route_shape";
import { HttpError, notFound } from "../../platform/api_error";
import type { Database, Queryable } from "../../platform/plugins/database";
import {
  holdSettings,
  insertSettingsPublication,
  readPublishedSettings,
  readSettingsDraft,
  type SettingsDraft,
  writeSettings,
} from "../settings/queries";
import { insertRevision, isRouteTaken, lockPage, readDraft, readRevision, setPublished } from "./queries";

interface Move {
  revision: number;
  route: string;
  leavesRedirect: boolean;
  relink: readonly string[];
  relinkMenus: boolean;
}

interface Mover {
  email: string | null;
  isAdministrator: boolean;
}

/** A route that no other page has and that the server does not need itself. */
export async function requireFreeRoute(db: Queryable, page: Pick<Page, "id" | "route">): Promise<void> {
  if (isReservedRoute(page.route) || !isOwnRoute(page))
    throw new HttpError(422, "page.route_reserved", `${page.route} belongs to the server.`);
  if (await isRouteTaken(db, page)) throw new HttpError(409, "page.route_taken", `There is a page at ${page.route}.`);
}

/**
 * Gives a page another address: its draft, and where it is on the site what visitors see too, each with its own content.
 * Links to it in the drafts of other pages follow where that is wished.
 */
export function movePage(db: Database, id: string, move: Move, { email, isAdministrator }: Mover) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.create'))`);
    const row = await lockPage(tx, id);
    const draft = row && (await readDraft(tx, id));
    if (!draft || row.archivedAt) throw notFound("page", "page.not_found");
    if (purposeOf(draft.page) !== purposeOf(move)) throw new HttpError(422, "page.use_fixed", "It is at no address.");
    if (row.revision !== move.revision) {
      const body = { current: { page: draft.page, revision: draft.revision } };
      throw new HttpError(409, "page.conflict", "Somebody else saved this page meanwhile.", { body });
    }
    if ((row.publishedRevision !== null || move.relinkMenus) && !isAdministrator)
      throw new HttpError(403, "role.not_allowed", "Only administrators move a page that is on the site.");
    await requireFreeRoute(tx, { id, route: move.route });

    const published = row.publishedRevision === null ? null : await readRevision(tx, id, row.publishedRevision);
    const from = published?.route ?? draft.page.route;
    const moved: Page = { ...draft.page, route: move.route };
    let { revision } = draft;
    let publishedRevision = row.publishedRevision;
    if (published) {
      publishedRevision = ++revision;
      await insertRevision(tx, { page: { ...published, route: move.route }, revision, author: email });
      await setPublished(tx, id, { revision, route: move.route }, { leavesRedirect: move.leavesRedirect, author: email });
    }
    if (!published || row.publishedRevision !== draft.revision)
      await insertRevision(tx, { page: moved, revision: ++revision, author: email });

    const change = (address: string) => movedAddress(address, { from, to: move.route });
    const relinked = await relinkPages(tx, { ids: move.relink.filter((other) => other !== id), change, author: email });
    if (move.relinkMenus) await relinkMenus(tx, change, email);
    return { page: moved, revision, publishedRevision, relinked };
  });
}

interface Relink {
  ids: readonly string[];
  change: (address: string) => string;
  author: string | null;
}

/** In the order of their ids, so that two moves wait for each other and never both. */
async function relinkPages(tx: Queryable, { ids, change, author }: Relink): Promise<string[]> {
  const relinked: string[] = [];
  for (const id of [...new Set(ids)].sort()) {
    if (!(await lockPage(tx, id))) continue;
    const draft = await readDraft(tx, id);
    const page = draft && mapLinks(draft.page, change);
    if (!page || page === draft.page) continue;
    await insertRevision(tx, { page, revision: draft.revision + 1, author });
    relinked.push(id);
  }
  return relinked;
}

/** What is in force follows at once; a draft that has gone on since follows on top of it, and waits for its publish. */
async function relinkMenus(tx: Queryable, change: (address: string) => string, author: string | null) {
  await holdSettings(tx);
  const published = await readPublishedSettings(tx);
  const draft = await readSettingsDraft(tx);
  if (!published || !draft) return;
  let { revision } = draft;
  const write = async (settings: SettingsDraft) => {
    revision = await writeSettings(tx, { settings, revision, author, origin: "move" });
  };
  const live = mapAddresses(published.settings, change);
  if (live !== published.settings) {
    await write(live);
    await insertSettingsPublication(tx, { revision, author });
  }
  if (draft.revision === published.revision) return;
  const relinked = mapAddresses(draft.settings, change);
  if (live !== published.settings || relinked !== draft.settings) await write(relinked);
}
