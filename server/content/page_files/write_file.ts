import { createHash } from "node:crypto";
import { asc } from "drizzle-orm";
import { assetRoot } from "../../../schemas/asset_root";
import type { Page } from "../../../schemas/page";
import { type FilePicture, fileVersion, type SitePage } from "../../../schemas/page_file";
import { isSameJson } from "../../../src/layout/count_changes";
import { type PictureStore, uploadKeyAt } from "../assets/picture_store";
import { assets } from "../assets/tables";
import { readPageStates } from "../pages/page_states";
import type { PageState } from "../pages/site";
import { readRedirects } from "../pages/redirects";
import type { Queryable } from "../../platform/plugins/database";
import { readSettings, readSettingsRevision } from "../settings/queries";

/** A file as text; the same content is the same text. */
export const fileText = (file: object) => `${JSON.stringify(file, null, 2)}\n`;

export const writePageFile = (page: Page) => ({ foyer: "page" as const, version: fileVersion, page });

const toSitePage = ({ draft, published, archivedAt, folder, tags }: PageState): SitePage => ({
  draft,
  ...(published ? { published: isSameJson(published, draft) ? true : published } : {}),
  ...(archivedAt ? { isArchived: true } : {}),
  ...(folder === "" ? {} : { folder }),
  ...(tags.length > 0 ? { tags } : {}),
});

/** Some pages, with what is on the site of them. */
export const writePagesFile = (states: readonly PageState[]) => ({
  foyer: "site" as const,
  version: fileVersion,
  pages: states.map(toSitePage),
});

interface Wish {
  store: PictureStore;
  /** Whether the uploaded pictures themselves are in it. */
  withPictures: boolean;
}

/** All that makes the site: every page as draft and as published, redirects, settings, and the uploads of the library. */
export async function writeSiteFile(db: Queryable, wish: Wish) {
  const { revision } = await readSettings(db);
  return {
    ...writePagesFile(await readPageStates(db)),
    redirects: await readRedirects(db),
    ...(revision > 0 ? { settings: await readSettingsRevision(db, revision) } : {}), // in force, as it was written
    pictures: await readPictures(db, wish),
  };
}

async function readPictures(db: Queryable, { store, withPictures }: Wish): Promise<FilePicture[]> {
  const rows = await db.select().from(assets).orderBy(asc(assets.id));
  const pictures: FilePicture[] = [];
  for (const { id, src, name, width, height, color } of rows) {
    const key = src.startsWith(`${assetRoot}/`) ? uploadKeyAt(src.slice(assetRoot.length + 1)) : null;
    const bytes = key && (await store.uploads.read(key));
    if (!bytes) continue;
    const checksum = createHash("sha256").update(bytes).digest("hex");
    pictures.push({
      id,
      src,
      name,
      width,
      height,
      color,
      checksum,
      ...(withPictures ? { bytes: bytes.toString("base64") } : {}),
    });
  }
  return pictures;
}
