import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "../../../schemas/api/page_files";
import { createStarterSite } from "../../../schemas/api/starter_site";
import type { FoyerFile } from "../../../schemas/page_file";
import { HttpError, notFound } from "../../platform/api_error";
import { createPictureStore } from "../assets/picture_store";
import { createStarterSite as starterSite } from "../starter/create_starter_site";
import { readDraft } from "../pages/queries";
import { route } from "../../platform/route";
import { applyImport } from "./apply_import";
import { planImport } from "./plan_import";
import { type FileIssue, readFile } from "./read_file";
import { writePageFile, writeSiteFile } from "./write_file";

const pageLimit = { bodyLimit: 6 * 1_048_576 };
/** A library of a thousand pictures has room. */
const siteLimit = { bodyLimit: 192 * 1_048_576 };

/** Pages and whole sites as files. */
export async function pageFileRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;
  const store = createPictureStore(app);
  const authorOf = async (request: FastifyRequest) => (await request.session())?.user.email ?? null;

  route(app, createStarterSite, async ({ request }) => {
    const created = await starterSite(app, store, await authorOf(request));
    await app.announce(db, "pages");
    await app.published.reload();
    return created;
  });

  route(app, calls.exportPage, async ({ params, reply }) => {
    const draft = await readDraft(db, params.id);
    if (!draft) throw notFound("page", "page.not_found");
    reply.header("content-disposition", `attachment; filename="${params.id}.foyer.json"`);
    return writePageFile(draft.page);
  });

  route(app, calls.exportSite, async ({ query, reply }) => {
    reply.header("content-disposition", 'attachment; filename="site.foyer.json"');
    return writeSiteFile(db, { store, withPictures: query.pictures === "1" });
  });

  route(app, calls.planPageImport, async ({ request }) => planImport(await sentFile(request, "page"), { db, store }), pageLimit);
  route(app, calls.planSiteImport, async ({ request }) => planImport(await sentFile(request, "site"), { db, store }), siteLimit);

  route(
    app,
    calls.importPage,
    async ({ body: { decisions, expected }, request }) => {
      const file = await sentFile(request, "page");
      const wish = { decisions, expected, publishes: false, takesSettings: false, author: await authorOf(request) };
      const { pages, unpublished } = await applyImport(db, store, { ...wish, file });
      return { pages, unpublished };
    },
    pageLimit,
  );

  route(
    app,
    calls.importSite,
    async ({ body: { decisions, expected, publishes, takesSettings }, request }) => {
      const file = await sentFile(request, "site");
      const wish = { decisions, expected, publishes, takesSettings, author: await authorOf(request) };
      const { pages, unpublished } = await applyImport(db, store, { ...wish, file });
      await app.announce(db, "pages");
      await app.published.reload();
      if (takesSettings) {
        await app.announce(db, "settings");
        await app.reloadSettings();
      }
      return { pages, unpublished };
    },
    siteLimit,
  );
}

/** The file of a body, as it came; a site's import takes a page's file too. */
async function sentFile(request: FastifyRequest, kind: FoyerFile["kind"]): Promise<FoyerFile> {
  const { file, issues } = await readFile((request.sentBody as { file?: unknown } | null)?.file);
  if (issues) throw refuse(issues);
  if (kind === "page" && file.kind === "site")
    throw refuse([
      { code: "wrong_kind", where: "foyer", message: "This is the file of a whole site; administrators import it." },
    ]);
  return file;
}

const refuse = (issues: FileIssue[]) =>
  new HttpError(422, "file.unreadable", issues[0]?.message ?? "The file can not be read.", { data: { issues } });
