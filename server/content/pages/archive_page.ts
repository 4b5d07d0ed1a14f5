import { sql } from "drizzle-orm";
import { freeRoute, shapeOf } from "../../../src/layout/route_shape";
import { HttpError, notFound } from "../../platform/api_error";
import type { Database } from "../../platform/plugins/database";
import { archive, readSite } from "./page_states";
import { routesOf, usageOf } from "./page_usage";
import { insertRevision, lockPage, readDraft, readPublishedRoute, setPublished } from "./queries";
import { insertRedirect } from "./redirects";

interface Wish {
  redirectTo: string | null;
  isConfirmed: boolean;
  author: string | null;
}

/** Takes a page off the site and out of the lists. While other pages show it in place that has to be confirmed. */
export function archivePage(db: Database, id: string, { redirectTo, isConfirmed, author }: Wish): Promise<Date> {
  return db.transaction(async (tx) => {
    const row = await lockPage(tx, id);
    if (!row || row.archivedAt) throw notFound("page", "page.not_found");
    const usage = usageOf(id, await readSite(tx));
    if (usage.nestedIn.length > 0 && !isConfirmed)
      throw new HttpError(409, "page.in_use", "Other pages show this page in place.", { data: { usage } });
    const route = await readPublishedRoute(tx, id);
    await setPublished(tx, id, null, { author });
    if (redirectTo !== null) {
      const target = await lockPage(tx, redirectTo);
      if (redirectTo === id || !target || target.archivedAt)
        throw new HttpError(422, "page.redirect_nowhere", "There is no such page to lead to.");
      for (const old of new Set([...(route === null ? [] : [route]), ...usage.redirects]))
        await insertRedirect(tx, { route: old, pageId: redirectTo });
    }
    const archivedAt = new Date();
    await archive(tx, id, archivedAt);
    return archivedAt;
  });
}

/** Brings an archived page back as a draft. Where another page has its address by then, it gets a free one. */
export function unarchivePage(db: Database, id: string, author: string | null): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.create'))`);
    const row = await lockPage(tx, id);
    const draft = row && (await readDraft(tx, id));
    if (!draft || !row.archivedAt) throw notFound("page", "page.not_found");
    const taken = new Set(routesOf((await readSite(tx)).pages).map(({ route }) => shapeOf(route)));
    const route = freeRoute(draft.page.route, (candidate) => taken.has(shapeOf(candidate)));
    await archive(tx, id, null);
    if (route !== draft.page.route)
      await insertRevision(tx, { page: { ...draft.page, route }, revision: draft.revision + 1, author });
    return route;
  });
}
