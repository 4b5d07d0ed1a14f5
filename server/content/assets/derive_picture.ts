import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeWhole } from "./picture_store";

export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

export const formats = ["avif", "webp", "jpeg", "png"] as const;
export type Format = (typeof formats)[number];

export interface Wanted {
  file: string;
  /** Null for the size of the original. */
  width: number | null;
  accept: string;
}

export interface Derived {
  bytes: Buffer;
  type: string;
  etag: string;
}

/** Makes sizes and formats of pictures, keeps them on the disk, and makes each of them once however many ask. */
export function createPictureMaker(cache: string) {
  const underWay = new Map<string, Promise<Buffer>>();
  const withSlot = limitTo(Math.max(1, availableParallelism() - 1));

  return async function derivePicture({ file, width, accept }: Wanted): Promise<Derived | null> {
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const version = `${file} ${found.size} ${found.mtimeMs}`;
    if (file.endsWith(".svg")) return { bytes: await readFile(file), type: "image/svg+xml", etag: etagOf(version) };

    const format = /image\/avif/.test(accept) ? "avif" : /image\/webp/.test(accept) ? "webp" : null;
    const variant = `${version} ${width} ${format}`;
    const etag = etagOf(variant);
    if (format === "avif" && width === null && file.endsWith(".avif"))
      return { bytes: await readFile(file), type: "image/avif", etag };

    const key = createHash("sha256").update(variant).digest("hex");
    const kept = join(cache, key.slice(0, 2), key);
    const bytes = await readFile(kept).catch(() => {
      const making =
        underWay.get(key) ??
        withSlot(() => make(file, { width, format }))
          .then((made) => keep(kept, made))
          .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    });
    return { bytes, type: typeOf(bytes), etag };
  };
}

/** A cache that cannot be written to costs time, not the picture. */
async function keep(file: string, bytes: Buffer) {
  await writeWhole(file, bytes).catch(() => {});
  return bytes;
}

async function make(file: string, { width, format }: { width: number | null; format: "avif" | "webp" | null }): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: 60_000_000 });
  const { width: original = 0, hasAlpha } = await picture.metadata();
  const sized = width !== null && width < original ? picture.resize({ width }) : picture;
  if (format === "avif") return sized.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === "webp") return sized.webp({ quality: 80, effort: 3 }).toBuffer();
  return hasAlpha ? sized.png({ palette: true }).toBuffer() : sized.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

const etagOf = (variant: string) => `"${createHash("sha256").update(variant).digest("base64url").slice(0, 27)}"`;

function typeOf(bytes: Buffer) {
  if (bytes[0] === 0xff) return "image/jpeg";
  if (bytes[0] === 0x89) return "image/png";
  return bytes.toString("latin1", 0, 4) === "RIFF" ? "image/webp" : "image/avif";
}

/** Runs so many at once, the others in turn. */
function limitTo(slots: number) {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
