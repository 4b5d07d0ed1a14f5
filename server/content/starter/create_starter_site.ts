import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Page, Section } from "../../../schemas/page";
import type { SitePage } from "../../../schemas/page_file";
import { siteSettings } from "../../../schemas/settings";
import { registry } from "../../../sections/registry";
import { parsePage } from "../../../src/layout/parse_page";
import { sampleMarks } from "../../../src/layout/samples";
import { HttpError } from "../../platform/api_error";
import type { Database } from "../../platform/plugins/database";
import type { PictureStore } from "../assets/picture_store";
import { applyImport } from "../page_files/apply_import";
import { readPageStates } from "../pages/page_states";
import { sanitizePage } from "../pages/sanitize_props";
import { readSettings, readSettingsDraft, writeSettings } from "../settings/queries";
import starter from "./starter_site.json";

/** The menus of the settings that the starter site fills, where they are empty. */
const menus = ["topNavigation", "sideNavigation", "bottomBar", "footerColumns"] as const;

/**
 * A small site to begin with. What needs no words of the owner's is on the site at once: lobby, game, account. What has sample words waits
 * as a draft, each value marked as a sample, on the home page too; menus and footer are a draft of the settings, since they lead to those pages.
 */
export async function createStarterSite(
  { db, root }: Pick<FastifyInstance, "root"> & { db: Database },
  store: PictureStore,
  author: string | null,
) {
  if ((await readPageStates(db)).length > 0) throw new HttpError(409, "site.not_empty", "This site has pages already.");
  const ready = await Promise.all(starter.ready.map((id) => readDemoPage(root, id)));
  const sample = await Promise.all(starter.sample.map((id) => readDemoPage(root, id)));
  const pages: SitePage[] = [
    { draft: withMarks(checked(starter.home)) },
    ...[checked(starter.promotions), ...ready].map((draft) => ({ draft, published: true as const })),
    ...sample.map((page) => ({ draft: withMarks(page) })),
  ];
  const file = { kind: "site" as const, pages, redirects: [], settings: undefined, pictures: [] };
  const done = await applyImport(db, store, { file, decisions: {}, publishes: true, takesSettings: false, author });
  await fillMenus(db, author);
  const published = done.pages.filter(({ isPublished }) => isPublished).length;
  return { home: "home", drafts: done.pages.length - published, published };
}

/** A page that the demo has too. */
async function readDemoPage(root: string, id: string): Promise<Page> {
  return checked(JSON.parse(await readFile(join(root, "server/demo/pages", `${id}.json`), "utf8")));
}

function checked(json: unknown): Page {
  const { page } = parsePage(json);
  if (!page) throw new Error("A page of the starter site is not a page");
  return sanitizePage(page);
}

/** The page with all values marked that somebody has to edit or confirm. */
const withMarks = (page: Page): Page => ({ ...page, sections: page.sections.map(markedAsSample) });

function markedAsSample(section: Section): Section {
  const samples = sampleMarks(registry.schemaOf(section.type), section.props);
  return {
    ...section,
    ...(samples.length > 0 && { samples }),
    ...(section.sections && { sections: section.sections.map(markedAsSample) }),
  };
}

async function fillMenus(db: Database, author: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await readSettingsDraft(tx);
    const base = draft?.settings ?? (await readSettings(tx)).settings;
    const isEmpty = (name: string) => ((base as Record<string, unknown[] | undefined>)[name] ?? []).length === 0;
    const filled = Object.fromEntries(menus.filter(isEmpty).map((name) => [name, starter.settings[name]]));
    const asked = starter.settings.registrationConsents; // with where the terms can be read
    const settings = z.parse(siteSettings, { ...base, ...filled, registrationConsents: asked });
    await writeSettings(tx, { settings, revision: draft?.revision ?? 0, author, origin: "import" });
  });
}
