import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import sharp from "sharp";
import type { Objects } from "./objects";
import type { Source } from "./picture_store";

export const pictureWidths = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;

export const formats = ["avif", "webp", "jpeg", "png"] as const;
export type Format = (typeof formats)[number];

export interface Wanted {
  source: Source;
  /** Null for the size of the original. */
  width: number | null;
  accept: string;
}

export interface Derived {
  bytes: Buffer;
  type: string;
  etag: string;
}

/** Makes sizes and formats of pictures, keeps them, and makes each of them once however many ask. */
export function createPictureMaker(cache: Objects) {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const withSlot = limitTo(Math.max(1, availableParallelism() - 1));

  /** What another machine has made, or what this one makes. */
  async function find(key: string, { source, ...wanted }: Pick<Wanted, "source" | "width"> & { format: Modern }) {
    const { derived } = source;
    const found = (await derived?.read(key).catch(() => null)) ?? null;
    const bytes = found ?? (await makeOf(source, wanted));
    if (!bytes) return null;
    await cache.write(key, bytes).catch(() => {}); // a cache that cannot be written to costs time, not the picture
    if (!found) await derived?.write(key, bytes).catch(() => {});
    return bytes;
  }

  async function makeOf(source: Source, wanted: { width: number | null; format: Modern }) {
    const original = await source.read();
    return original && withSlot(() => make(original, wanted));
  }

  return async function derivePicture({ source, width, accept }: Wanted): Promise<Derived | null> {
    const whole = async (type: string, etag: string) => {
      const bytes = await source.read();
      return bytes && { bytes, type, etag };
    };
    if (source.ending === ".svg") return whole("image/svg+xml", etagOf(source.version));

    const format = /image\/avif/.test(accept) ? "avif" : /image\/webp/.test(accept) ? "webp" : null;
    const variant = `${source.version} ${width} ${format}`;
    const etag = etagOf(variant);
    if (format === "avif" && width === null && source.ending === ".avif") return whole("image/avif", etag);

    const hash = createHash("sha256").update(variant).digest("hex");
    const key = `${hash.slice(0, 2)}/${hash}`;
    const kept = await cache.read(key);
    if (kept) return { bytes: kept, type: typeOf(kept), etag };
    const finding = underWay.get(key) ?? find(key, { source, width, format }).finally(() => underWay.delete(key));
    underWay.set(key, finding);
    const bytes = await finding;
    return bytes && { bytes, type: typeOf(bytes), etag };
  };
}

type Modern = "avif" | "webp" | null;

async function make(original: Buffer, { width, format }: { width: number | null; format: Modern }): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: 60_000_000 });
  const { width: widest = 0, hasAlpha, compression } = await picture.metadata();
  const isSmaller = width !== null && width < widest;
  if (format === "avif" && compression === "av1" && !isSmaller) return original; // encoded once more it would not get smaller, only worse
  const sized = isSmaller ? picture.resize({ width }) : picture;
  // whoever sees a picture first waits for it: effort 2 takes a quarter to nine tenths longer, for 1 to 12 % fewer bytes
  if (format === "avif") return sized.avif({ quality: 55, effort: 1 }).toBuffer();
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
