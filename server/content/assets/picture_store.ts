import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { HttpError } from "../../platform/api_error";

/** Where the originals of pictures lie, by the part of their address behind the root of all pictures. */
export interface PictureStore {
  /** The file of a path, or null where the path is not one of ours. */
  fileOf(path: string): string | null;
  /** The folder of derived sizes; what is in it can be made again. */
  cache: string;
  /** Where an upload is kept. */
  uploadFile(id: string): string;
}

const uploadPrefix = "uploads/";
/** Pictures of the site's own, which have no ending in their address (C-7.46). */
const statusPicture = /^modal-status\/(question|success|remove|gift|freeze)$/;
const providerLogo = /^(?:common\/)?providers\/([A-Za-z0-9_-]+)$/; // L-4.65, L-7.58
const safePath = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/; // no part can be "..", empty or hidden

export function createPictureStore({ root, dataDir }: { root: string; dataDir: string }): PictureStore {
  const uploads = resolve(dataDir, "assets");
  const demo = join(root, "server/demo/pictures");
  return {
    cache: resolve(dataDir, "cache"),
    uploadFile: (id) => join(uploads, `${id}.avif`),
    fileOf(path) {
      if (path.length > 300 || !safePath.test(path)) return null;
      const status = statusPicture.exec(path)?.[1];
      if (status) return join(root, "server/content/assets/modal_status", `${status}.svg`);
      const provider = providerLogo.exec(path)?.[1];
      if (provider) return join(demo, "studios", `${provider}.svg`);
      return path.startsWith(uploadPrefix) ? join(uploads, path.slice(uploadPrefix.length)) : join(demo, path);
    },
  };
}

/** The address part of an upload. */
export const uploadPath = (id: string) => `${uploadPrefix}${id}.avif`;

/** Writes a file whole or not at all; a full disk leaves nothing behind. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const beside = `${file}.${process.pid}-${randomBytes(4).toString("hex")}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(beside, bytes);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") {
      throw new HttpError(507, "asset.disk_full", "The disk is full; the picture was not stored.");
    }
    throw error;
  }
}
