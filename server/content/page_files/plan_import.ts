import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import type { ImportPlan, PlannedPage } from "../../../schemas/api/page_files";
import { assetRoot } from "../../../schemas/asset_root";
import type { Page, Section } from "../../../schemas/page";
import type { FoyerFile, SitePage } from "../../../schemas/page_file";
import { siteSettings } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { blocks } from "../../../src/layout/check/check_page";
import type { CheckedSite } from "../../../src/layout/check/site_facts";
import { countChanges, isSameJson } from "../../../src/layout/count_changes";
import { needsOf } from "../../../src/layout/needs_of";
import { freeRoute, shapeOf } from "../../../src/layout/route_shape";
import { type PictureStore, uploadKeyAt } from "../assets/picture_store";
import { assets } from "../assets/tables";
import { games } from "../../games/catalogue/tables";
import { checkOnSite, readStockedSite, withPages } from "../pages/check_on_site";
import { readSite } from "../pages/page_states";
import type { PageState } from "../pages/site";
import type { Site } from "../pages/site";
import type { Queryable } from "../../platform/plugins/database";
import { createStints } from "../../platform/stints";

interface Here {
  db: Queryable;
  store: PictureStore;
}

/** What importing a file would change: nothing is written. Two plans of the same file here are the same. */
export async function planImport(file: FoyerFile, { db, store }: Here): Promise<ImportPlan> {
  const site = await readSite(db);
  const lives = file.pages.flatMap((page) => (page.isArchived ? [] : (liveOf(page) ?? [])));
  const checked = withPages(await readStockedSite(db, site.settings), lives);
  const pages = await planPages(file, site.pages, checked);
  const redirects = planRedirects(file, site);
  const settings = file.settings === undefined ? "absent" : isSameSettings(file, site) ? "same" : "changed";
  const pictures = await planPictures(file, { db, store });
  const missing = await findMissing(file, site, { db, store });
  const plan = { kind: file.kind, pages, redirects, settings, pictures, missing } as const;
  const concerned = new Set(pages.flatMap(({ id, takenBy }) => (takenBy ? [id, takenBy.id] : [id])));
  const state = site.pages
    .filter(({ id }) => concerned.has(id)) // whoever edits another page meanwhile stops nobody
    .map(({ id, revision, publishedRevision, archivedAt }) => [id, revision, publishedRevision, archivedAt]);
  return {
    ...plan,
    fingerprint: createHash("sha256")
      .update(JSON.stringify([plan, state]))
      .digest("hex")
      .slice(0, 32),
  };
}

const isSameSettings = ({ settings }: FoyerFile, site: Site) => isSameJson(z.parse(siteSettings, settings), site.settings);

const liveOf = ({ draft, published }: SitePage): Page | null => (published === true ? draft : (published ?? null));

async function planPages(
  { kind, pages: incoming }: FoyerFile,
  here: readonly PageState[],
  site: CheckedSite,
): Promise<PlannedPage[]> {
  const byId = new Map(here.map((state) => [state.id, state]));
  const coming = new Set(incoming.map(({ draft }) => draft.id));
  const staying = here.filter(({ id, archivedAt }) => archivedAt === null && !coming.has(id));
  const taken = new Map(
    staying.flatMap((state) =>
      [state.draft, ...(state.published ? [state.published] : [])].map((page) => [shapeOf(page.route), state.draft]),
    ),
  );
  for (const { draft, isArchived } of incoming)
    if (!isArchived && !taken.has(shapeOf(draft.route))) taken.set(shapeOf(draft.route), draft);
  const routes = new Set(here.map(({ draft }) => draft.route));
  const isTaken = (route: string) => taken.has(shapeOf(route)) || routes.has(route);
  const planned: PlannedPage[] = [];
  const giveWay = createStints();
  for (const page of incoming) {
    const takenBy = page.isArchived ? undefined : holderOf(page, taken);
    const copyRoute = freeRoute(page.draft.route, isTaken);
    planned.push(planPage(page, byId.get(page.draft.id), { site, isDraftAlone: kind === "page", takenBy, copyRoute }));
    await giveWay();
  }
  return planned;
}

const holderOf = ({ draft, published }: SitePage, taken: ReadonlyMap<string, Page>) =>
  [draft.route, ...(typeof published === "object" ? [published.route] : [])]
    .map((route) => taken.get(shapeOf(route)))
    .find((holder) => holder !== undefined && holder.id !== draft.id);

function planPage(
  page: SitePage,
  before: PageState | undefined,
  {
    site,
    isDraftAlone,
    takenBy,
    copyRoute,
  }: { site: CheckedSite; isDraftAlone: boolean; takenBy: Page | undefined; copyRoute: string },
): PlannedPage {
  const { draft, isArchived } = page;
  const live = liveOf(page);
  const isSameDraft = before !== undefined && isSameJson(before.draft, draft);
  const isSameLive = isDraftAlone || (before !== undefined && isSameJson(before.published, live));
  const isSameState = isDraftAlone || (before !== undefined && (before.archivedAt !== null) === (isArchived ?? false));
  const isSamePlace = before !== undefined && isPlaced(before, page);
  const { id, route, title } = draft;
  return {
    id,
    route,
    title,
    what: takenBy ? "taken" : !before ? "new" : isSameDraft && isSameLive && isSameState && isSamePlace ? "same" : "changed",
    takenBy: takenBy ? { id: takenBy.id, title: takenBy.title, route: takenBy.route } : null,
    copyRoute,
    changes: before ? countChanges(before.draft, draft) : 0,
    isDraftSame: isSameDraft,
    publishes: live !== null && !isSameLive,
    unknownTypes: [...new Set(typesIn(draft.sections).filter((type) => !registry.isKnown(type)))].sort(),
    problems: checkOnSite(live ?? draft, site).findings.filter(blocks).length,
  };
}

/** Whether it is in the folder and has the tags that the file says, where it says any. */
const isPlaced = (before: PageState, { folder = before.folder, tags = before.tags }: SitePage) =>
  folder === before.folder && isSameJson(tags, before.tags);

const typesIn = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ type, sections: inner = [] }) => [type, ...typesIn(inner)]);

function planRedirects({ redirects, pages }: FoyerFile, site: Site): ImportPlan["redirects"] {
  const known = new Map(site.redirects.map(({ route, pageId }) => [shapeOf(route), pageId]));
  const ids = new Set([...site.pages.map(({ id }) => id), ...pages.map(({ draft }) => draft.id)]);
  const fresh = redirects.filter(({ route, pageId }) => known.get(shapeOf(route)) !== pageId);
  return {
    new: fresh.filter(({ pageId }) => ids.has(pageId)).map(({ route }) => route),
    same: redirects.length - fresh.length,
  };
}

async function planPictures({ pictures }: FoyerFile, { db }: Here): Promise<ImportPlan["pictures"]> {
  const ids = pictures.map(({ id }) => id);
  const known = new Set(
    ids.length > 0 ? (await db.select({ id: assets.id }).from(assets).where(inArray(assets.id, ids))).map(({ id }) => id) : [],
  );
  return {
    new: pictures.filter(({ id, bytes }) => !known.has(id) && bytes !== undefined).length,
    same: pictures.filter(({ id }) => known.has(id)).length,
    withoutBytes: pictures.filter(({ id, bytes }) => !known.has(id) && bytes === undefined).map(({ name }) => name),
  };
}

/** What the pages name and neither the file nor this site has. */
async function findMissing(file: FoyerFile, site: Site, { db, store }: Here): Promise<ImportPlan["missing"]> {
  const sections = file.pages.flatMap(({ draft, published }) => [
    ...draft.sections,
    ...(typeof published === "object" ? published.sections : []),
  ]);
  const needs = needsOf(sections, registry);
  const pageIds = new Set([...site.pages.map(({ id }) => id), ...file.pages.map(({ draft }) => draft.id)]);
  const promotions = new Set(site.promotions.map(({ bannerKey }) => bannerKey));
  const wanted = [...needs.games];
  const known = new Set(
    wanted.length > 0
      ? (await db.select({ code: games.identifier }).from(games).where(inArray(games.identifier, wanted))).map(({ code }) => code)
      : [],
  );
  const brought = new Set(file.pictures.filter(({ bytes }) => bytes !== undefined).map(({ src }) => src));
  const lacking: string[] = [];
  for (const src of needs.pictures) if (!brought.has(src) && !(await hasPicture(store, src))) lacking.push(src);
  return {
    games: wanted.filter((code) => !known.has(code)).sort(),
    pictures: lacking.sort(),
    pages: [...needs.pages].filter((id) => !pageIds.has(id)).sort(),
    promotions: [...needs.promotions].filter((key) => !promotions.has(key)).sort(),
  };
}

async function hasPicture(store: PictureStore, src: string): Promise<boolean> {
  const path = src.slice(assetRoot.length + 1);
  const key = uploadKeyAt(path);
  return key ? store.uploads.has(key) : (await store.sourceOf(path)) !== null;
}
