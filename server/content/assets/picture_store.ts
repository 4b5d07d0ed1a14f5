import { readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Configuration } from "../../platform/configuration";
import { inBucket, inFolder, keptNear, type Objects } from "./objects";

/** An original, of which sizes are made. */
export interface Source {
  /** Names what it is, and changes with it. */
  version: string;
  ending: string;
  read(): Promise<Buffer | null>;
  /** Where sizes of it are kept for all machines; null where each machine makes its own. */
  derived: Objects | null;
}

/** Where the originals of pictures lie, by the part of their address behind the root of all pictures. */
export interface PictureStore {
  /** Null where the path is not one of ours, or nothing lies there. */
  sourceOf(path: string): Promise<Source | null>;
  /** Derived sizes on this machine; all of them can be made again. */
  cache: Objects;
  /** Uploads, by `uploadKey`. */
  uploads: Objects;
}

const uploadPrefix = "uploads/";
/** Pictures of the site's own, which have no ending in their address (C-7.46). */
const statusPicture = /^modal-status\/(question|success|remove|gift|freeze)$/;
const providerLogo = /^(?:common\/)?providers\/([A-Za-z0-9_-]+)$/; // L-4.65, L-7.58
const safePath = /^(?:[A-Za-z0-9_][A-Za-z0-9._-]*\/)*[A-Za-z0-9_][A-Za-z0-9._-]*$/; // no part can be "..", empty or hidden

interface Place {
  root: string;
  configuration: Pick<Configuration, "dataDir" | "assets">;
}

export function createPictureStore({ root, configuration: { dataDir, assets } }: Place): PictureStore {
  const folder = resolve(dataDir, "assets");
  const demo = join(root, "server/demo/pictures");
  const near = resolve(dataDir, "cache");
  const uploads = assets ? keptNear(inBucket(assets, uploadPrefix), inFolder(join(near, "uploads"))) : inFolder(folder);
  const derived = assets ? inBucket(assets, "derived/") : null;

  async function sourceOf(path: string): Promise<Source | null> {
    if (path.length > 300 || !safePath.test(path)) return null;
    if (!path.startsWith(uploadPrefix)) return sourceIn(shippedFile(path));
    const key = path.slice(uploadPrefix.length);
    if (!derived) return sourceIn(join(folder, key));
    return { version: path, ending: endingOf(path), read: () => uploads.read(key), derived }; // uploads never change
  }

  function shippedFile(path: string): string {
    const status = statusPicture.exec(path)?.[1];
    if (status) return join(root, "server/content/assets/modal_status", `${status}.svg`);
    const provider = providerLogo.exec(path)?.[1];
    return provider ? join(demo, "studios", `${provider}.svg`) : join(demo, path);
  }

  return { cache: inFolder(near), uploads, sourceOf };
}

async function sourceIn(file: string): Promise<Source | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  const version = `${file} ${found.size} ${found.mtimeMs}`;
  return { version, ending: endingOf(file), read: () => readFile(file), derived: null };
}

const endingOf = (path: string) => /\.[a-z0-9]+$/.exec(path)?.[0] ?? "";

/** The name that an upload is kept under. */
export const uploadKey = (id: string) => `${id}.avif`;

/** The address part of an upload. */
export const uploadPath = (id: string) => `${uploadPrefix}${uploadKey(id)}`;

/** The key of an upload by the address part; null where it is none. */
export const uploadKeyAt = (path: string) =>
  path.startsWith(uploadPrefix) && safePath.test(path) ? path.slice(uploadPrefix.length) : null;
