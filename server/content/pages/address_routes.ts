import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/page_addresses";
import { listSiteFindings } from "../../../schemas/api/page_check";
import { getSiteCalendar } from "../../../schemas/api/site_calendar";
import { notFound } from "../../platform/api_error";
import { route } from "../../platform/route";
import { archivePage, unarchivePage } from "./archive_page";
import { createPageList } from "./list_changes";
import { movePage } from "./move_page";
import { sharedFacts } from "./page_facts";
import { organizePages, renameFolder } from "./organize_pages";
import { readUsage } from "./read_usage";
import { removeRedirect } from "./redirects";
import { searchPages } from "./search_pages";
import { readSiteCalendar } from "./site_calendar";
import { readSiteFindings } from "./site_findings";

/** Where pages are and what uses them: moving, archiving, redirects. */
export async function pageAddressRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const facts = sharedFacts(app);
  const list = createPageList(facts);
  const authorOf = async (request: FastifyRequest) => (await request.session())?.user ?? null;
  const makeKnown = async () => {
    await app.announce(db, "pages");
    await app.published.reload();
  };

  route(app, calls.getPageOverview, ({ query: { after } }) => list.read(db, after));

  route(app, listSiteFindings, () => readSiteFindings(db, facts));

  route(app, getSiteCalendar, ({ query }) => readSiteCalendar(db, facts, query));

  route(app, calls.organizePages, async ({ body }) => ({ changed: await organizePages(db, body) }));

  route(app, calls.renamePageFolder, async ({ body }) => ({ changed: await renameFolder(db, body) }));

  route(app, calls.searchPages, async ({ query: { text } }) => ({ pages: await searchPages(db, text) }));

  route(app, calls.getPageUsage, async ({ params: { id } }) => {
    const usage = await readUsage(db, facts, id);
    if (!usage) throw notFound("page", "page.not_found");
    return usage;
  });

  route(app, calls.movePage, async ({ params, body, request }) => {
    const user = await authorOf(request);
    const moved = await movePage(db, params.id, body, {
      email: user?.email ?? null,
      isAdministrator: user?.role === "administrator",
    });
    await makeKnown();
    if (body.relinkMenus) {
      await app.announce(db, "settings");
      await app.reloadSettings();
    }
    return moved;
  });

  route(app, calls.archivePage, async ({ params, body, request }) => {
    const archivedAt = await archivePage(db, params.id, { ...body, author: (await authorOf(request))?.email ?? null });
    await makeKnown();
    return { archivedAt: archivedAt.toISOString() };
  });

  route(app, calls.unarchivePage, async ({ params, request }) => ({
    route: await unarchivePage(db, params.id, (await authorOf(request))?.email ?? null),
  }));

  route(app, calls.removePageRedirect, async ({ body }) => {
    const removed = await removeRedirect(db, body.route);
    await makeKnown();
    return { removed };
  });
}
