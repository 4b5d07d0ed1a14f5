import { eq, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { ImportDecision, Imported, ImportPlan, PlannedPage } from "../../../schemas/api/page_files";
import type { Page } from "../../../schemas/page";
import type { FoyerFile, SitePage } from "../../../schemas/page_file";
import { type SiteSettings, siteSettings } from "../../../schemas/settings";
import { isSameJson } from "../../../src/layout/count_changes";
import type { CheckedSite } from "../../../src/layout/check/site_facts";
import { routeOfUse, purposeOf } from "../../../src/layout/page_use";
import { shapeOf } from "../../../src/layout/route_shape";
import { HttpError } from "../../platform/api_error";
import type { PictureStore } from "../assets/picture_store";
import { readStockedSite, withPages } from "../pages/check_on_site";
import { archive } from "../pages/page_states";
import { publishPage } from "../pages/publish_page";
import { insertPage, insertRevision, lockPage, readDraft, setPublished } from "../pages/queries";
import { refuseRing } from "../pages/refuse_ring";
import { insertRedirect } from "../pages/redirects";
import { pages as pageRows } from "../pages/tables";
import type { Database, Queryable } from "../../platform/plugins/database";
import {
  holdSettings,
  insertSettingsPublication,
  readSettings,
  readSettingsDraft,
  type SettingsDraft,
  writeSettings,
} from "../settings/queries";
import { keepPictures } from "./keep_pictures";
import { planImport } from "./plan_import";

export interface ImportWish {
  decisions: Readonly<Record<string, ImportDecision>>;
  /** The fingerprint of the plan that was looked at. */
  expected?: string | undefined;
  publishes: boolean;
  takesSettings: boolean;
  author: string | null;
}

/** Imports a file in one transaction, as its plan says: all of it, or nothing. */
export async function applyImport(
  db: Database,
  store: PictureStore,
  { file, ...wish }: ImportWish & { file: FoyerFile },
): Promise<Imported & { plan: ImportPlan }> {
  const pictures = await keepPictures(db, store, { pictures: file.pictures, author: wish.author });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pages.create'))`);
      const plan = await planImport(file, { db: tx, store });
      if (wish.expected !== undefined && wish.expected !== plan.fingerprint)
        throw new HttpError(409, "file.changed", "Something has changed here since the file was looked at.", { data: { plan } });
      await pictures.register(tx);
      const result = await importPages(tx as unknown as Database, { file, plan, wish });
      for (const redirect of file.redirects.filter(({ route }) => plan.redirects.new.includes(route)))
        if (
          result.pages.some(({ from }) => from === redirect.pageId) ||
          !file.pages.some(({ draft }) => draft.id === redirect.pageId)
        )
          await insertRedirect(tx, redirect);
      if (wish.takesSettings && plan.settings === "changed") await importSettings(tx as unknown as Database, file, wish.author);
      return { ...result, plan };
    });
  } catch (error) {
    await pictures.discard();
    throw error;
  }
}

const decisionFor = (page: PlannedPage, { decisions }: Pick<ImportWish, "decisions">): ImportDecision => {
  const wished = Object.hasOwn(decisions, page.id) ? decisions[page.id] : undefined;
  if (page.what === "taken") return wished === "copy" ? "copy" : "skip";
  return wished ?? "take";
};

interface Import {
  file: FoyerFile;
  plan: ImportPlan;
  wish: ImportWish;
}

async function importPages(tx: Database, { file, plan, wish }: Import): Promise<Imported> {
  const result: Imported = { pages: [], unpublished: [] };
  const jobs = file.pages.map((page, index) => {
    const planned = plan.pages[index] as PlannedPage; // the plan has a page for each of the file's, in their order
    return { page, planned, decision: decisionFor(planned, wish) };
  });
  const taken = jobs.filter(({ decision }) => decision === "take").map(({ page }) => page.draft.id);
  if (wish.publishes && taken.length > 0)
    // pages may change addresses among themselves
    await tx.update(pageRows).set({ publishedShape: null }).where(inArray(pageRows.id, taken));
  const brought = jobs.flatMap(({ page, decision }) => (decision === "take" ? (liveOf(page) ?? []) : []));
  const site = withPages(await readStockedSite(tx, await settingsAfter(tx, { file, wish })), brought); // each page may lead to any other
  for (const { page, planned, decision } of jobs) {
    if (decision === "skip") continue;
    const imported =
      decision === "copy"
        ? await importCopy(tx, page.draft, { planned, author: wish.author })
        : await importOne(tx, page, { wish, result, site });
    result.pages.push(imported);
    await keepPlace(tx, imported.id, page);
  }
  if (wish.publishes) await restoreShapes(tx, taken);
  for (const { page, decision } of jobs) if (decision !== "skip") await refuseRing(tx, page.draft);
  return result;
}

/** Puts a page into the folder that the file says, and gives it the file's tags. */
async function keepPlace(tx: Queryable, id: string, { folder, tags }: SitePage) {
  if (folder === undefined && tags === undefined) return;
  await tx
    .update(pageRows)
    .set({ ...(folder !== undefined && { folder }), ...(tags && { tags }) })
    .where(eq(pageRows.id, id));
}

const liveOf = ({ draft, published, isArchived }: SitePage): Page | null =>
  isArchived ? null : published === true ? draft : (published ?? null);

async function settingsAfter(tx: Queryable, { file, wish }: Pick<Import, "file" | "wish">): Promise<SiteSettings> {
  return wish.takesSettings && file.settings ? z.parse(siteSettings, file.settings) : (await readSettings(tx)).settings;
}

async function importCopy(tx: Queryable, draft: Page, { planned, author }: { planned: PlannedPage; author: string | null }) {
  let id = `${draft.id.slice(0, 90)}-copy`;
  for (let number = 2; await lockPage(tx, id); number++) id = `${draft.id.slice(0, 90)}-copy-${number}`;
  const use = purposeOf(draft);
  const page = { ...draft, id, route: use ? routeOfUse(use, id) : planned.copyRoute };
  await insertPage(tx, { page, revision: 1, author });
  return { id, from: draft.id, route: page.route, isPublished: false };
}

/** The page of the file becomes the newest draft; what is published in it goes on the site where that is wished. */
async function importOne(
  tx: Database,
  { draft, published, isArchived }: SitePage,
  { wish, result, site }: { wish: ImportWish; result: Imported; site: CheckedSite },
) {
  const { id } = draft;
  const writer = await startWriting(tx, id, wish.author);
  const live = published === true ? draft : published;
  let isPublished = false;
  if (wish.publishes && writer.isArchived) await archive(tx, id, null);
  if (wish.publishes && live && !isArchived) {
    try {
      const wanted = { id, revision: await writer.write(live), author: wish.author, isPlanned: false };
      await tx.transaction((inner) => publishPage(inner, wanted, site));
      isPublished = true;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      result.unpublished.push({ id, message: error.message });
    }
  } else if (wish.publishes) await setPublished(tx, id, null, { author: wish.author });
  await writer.write(draft);
  if (wish.publishes && isArchived) await archive(tx, id, new Date());
  return { id, from: id, route: draft.route, isPublished };
}

/** Writes states of a page one after the other, each only where it differs from the one before. */
async function startWriting(tx: Queryable, id: string, author: string | null) {
  const row = await lockPage(tx, id);
  let current: { page: Page } | null = row && (await readDraft(tx, id));
  let revision = row?.revision ?? 0;
  return {
    isArchived: row !== null && row.archivedAt !== null,
    async write(page: Page): Promise<number> {
      if (current && isSameJson(current.page, page) && JSON.stringify(current.page) === JSON.stringify(page)) return revision;
      if (row && purposeOf(row) !== purposeOf(page))
        throw new HttpError(422, "page.use_fixed", `${id} is used for something else here.`);
      const written = { page, revision: revision + 1, author, origin: "import" as const };
      if (revision === 0) await insertPage(tx, written);
      else await insertRevision(tx, written);
      revision++;
      current = { page };
      return revision;
    },
  };
}

/** The addresses of pages that stayed as they were on the site. */
async function restoreShapes(tx: Database, ids: readonly string[]) {
  for (const id of ids) {
    const { rows } = await tx.execute<{ route: string }>(
      sql`select r.page ->> 'route' as route from pages p join page_revisions r on r.page_id = p.id and r.revision = p.published_revision where p.id = ${id}`,
    );
    const route = rows[0]?.route;
    if (route !== undefined)
      await tx
        .update(pageRows)
        .set({ publishedShape: shapeOf(route) })
        .where(eq(pageRows.id, id));
  }
}

async function importSettings(tx: Database, { settings }: FoyerFile, author: string | null) {
  await holdSettings(tx);
  const base = (await readSettingsDraft(tx))?.revision ?? 0;
  const checked = settings as SettingsDraft; // by the file's schema; kept as it was written, so that it is exported as it came
  const revision = await writeSettings(tx, { settings: checked, revision: base, author, origin: "import" });
  await insertSettingsPublication(tx, { revision, author });
}
