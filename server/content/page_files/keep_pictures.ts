import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
import sharp from "sharp";
import { assetRoot } from "../../../schemas/asset_root";
import type { FilePicture } from "../../../schemas/page_file";
import { HttpError } from "../../platform/api_error";
import { type PictureStore, uploadKey, uploadPath } from "../assets/picture_store";
import { assets } from "../assets/tables";
import type { Queryable } from "../../platform/plugins/database";

const maxPixels = 60_000_000;

interface Incoming {
  pictures: readonly FilePicture[];
  author: string | null;
}

/**
 * Puts the pictures of a file that are not here into the library's folder. They join the library with `register`, in
 * the import's transaction; `discard` takes the files away again where that fails.
 */
export async function keepPictures(db: Queryable, store: PictureStore, { pictures, author }: Incoming) {
  const brought = pictures.filter(({ bytes }) => bytes !== undefined);
  const ids = brought.map(({ id }) => id);
  const known = new Set(
    ids.length > 0 ? (await db.select({ id: assets.id }).from(assets).where(inArray(assets.id, ids))).map(({ id }) => id) : [],
  );
  const written: string[] = [];
  const rows: (typeof assets.$inferInsert)[] = [];
  const discard = () => Promise.all(written.map((key) => store.uploads.remove(key)));
  try {
    for (const picture of brought.filter(({ id }) => !known.has(id))) {
      const bytes = await readPicture(picture);
      const key = uploadKey(picture.id);
      if (!(await store.uploads.has(key))) {
        await store.uploads.write(key, bytes);
        written.push(key);
      }
      const { id, src, name, width, height, color } = picture;
      rows.push({ id, src, name, width, height, bytes: bytes.length, color, author });
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    discard,
    register: async (tx: Queryable) => {
      if (rows.length > 0) await tx.insert(assets).values(rows).onConflictDoNothing();
    },
  };
}

const refuse = (name: string, why: string) =>
  new HttpError(422, "file.picture", `The picture ${name} ${why}.`, {
    data: { issues: [{ code: "invalid", where: name, message: `The picture ${why}.` }] },
  });

/** The bytes of a picture, where they are the ones that were exported, at their own address, and an AVIF to the last pixel. */
async function readPicture({ id, src, name, checksum, bytes = "" }: FilePicture): Promise<Buffer> {
  const data = Buffer.from(bytes, "base64");
  if (src !== `${assetRoot}/${uploadPath(id)}`) throw refuse(name, "has another address than its id");
  if (createHash("sha256").update(data).digest("hex") !== checksum) throw refuse(name, "is damaged: its checksum differs");
  try {
    const { format, compression } = await sharp(data, { limitInputPixels: maxPixels }).metadata();
    if (format !== "heif" || compression !== "av1") throw refuse(name, "is no AVIF");
    await sharp(data, { limitInputPixels: maxPixels, failOn: "warning" }).stats();
  } catch (error) {
    throw error instanceof HttpError ? error : refuse(name, "can not be decoded");
  }
  return data;
}
