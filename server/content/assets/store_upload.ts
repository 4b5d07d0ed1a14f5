import { randomBytes } from "node:crypto";
import type { Asset } from "../../../schemas/api/assets";
import { assetRoot } from "../../../schemas/asset_root";
import type { Queryable } from "../../platform/plugins/database";
import { decodeUpload } from "./decode_upload";
import { type PictureStore, uploadKey, uploadPath } from "./picture_store";
import { insertAsset, toAsset } from "./queries";

export interface Upload {
  bytes: Buffer;
  claimedType: string;
  name: string;
  author: string | null;
}

/** Keeps an upload as a picture of the library; when any step fails nothing stays behind. */
export async function storeUpload(
  db: Queryable,
  store: PictureStore,
  { bytes, claimedType, name, author }: Upload,
): Promise<Asset> {
  const { avif, width, height, color } = await decodeUpload(bytes, claimedType);
  const id = randomBytes(9).toString("hex");
  await store.uploads.write(uploadKey(id), avif);
  try {
    const src = `${assetRoot}/${uploadPath(id)}`;
    return toAsset(await insertAsset(db, { id, src, name: cleanName(name), width, height, bytes: avif.length, color, author }));
  } catch (error) {
    await store.uploads.remove(uploadKey(id));
    throw error;
  }
}

/** The name for people to find it by; it is never a path. */
const cleanName = (name: string) =>
  name
    .split(/[\\/]/)
    .pop()
    ?.replace(/\p{Cc}/gu, "")
    .slice(-200)
    .trim() || "picture";
