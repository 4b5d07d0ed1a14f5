import type { Readable } from "node:stream";
import sharp from "sharp";
import type { DocumentType } from "../../../schemas/documents";
import { HttpError } from "../../platform/api_error";
import type { Database } from "../../platform/plugins/database";
import { storeFile } from "./file_store";
import { type Measured, measure } from "./measure";
import type { DocumentKeys } from "./seal";
import { typeOf } from "./sniff";

/** Phones make pictures of 50 megapixels; what is above 100 is no photo of a document. */
const maxPixels = 100_000_000;
const maxEdge = 3_200;
const headBytes = 32;
/** Within how many of its last bytes a PDF says that it ends. */
const tailBytes = 2_048;

const tooLarge = () => new HttpError(413, "document.too_large", "The file is larger than 25 MB.");
const wrongType = () => new HttpError(415, "document.type", "Send a JPEG, PNG, WebP or HEIC picture, or a PDF.");
const damaged = () => new HttpError(422, "document.damaged", "The file is damaged or did not arrive whole. Choose it again.");
const tooManyPixels = () =>
  new HttpError(422, "document.too_many_pixels", "The picture has too many pixels. Take a new photo of the document.");

interface Incoming {
  stream: Readable & { truncated?: boolean };
  db: Database;
  keys: DocumentKeys;
}

/**
 * Takes a file as it comes: its kind by content; pictures are decoded and written again, so that nothing but the pixels remains, a PDF is kept as it is. Answers the
 * stored file; what is not whole, not a document or too large is refused, and nothing of it stays.
 */
export async function takeFile({ stream, db, keys }: Incoming): Promise<{ fileId: string; measured: Measured | null }> {
  const [head, all] = await readHead(stream);
  const type = typeOf(head);
  try {
    if (type === null) throw wrongType();
    if (type === "application/pdf") return { fileId: await storeFile(db, keys, "pdf", wholePdf(all, stream)), measured: null };
    return await storePicture(all, type, { stream, db, keys });
  } catch (error) {
    stream.resume(); // the rest is thrown away, so that the answer can be read
    throw error;
  }
}

/** The first bytes, and everything, those included. */
async function readHead(stream: Readable): Promise<[head: Buffer, all: AsyncGenerator<Buffer>]> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first: Buffer[] = [];
  for (let length = 0; length < headBytes;) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  async function* all() {
    yield* first;
    for (;;) {
      const { value, done } = await chunks.next();
      if (done) return;
      yield value;
    }
  }
  return [Buffer.concat(first).subarray(0, headBytes), all()];
}

/** A PDF that is cut off does not say that it ends. */
async function* wholePdf(all: AsyncIterable<Buffer>, stream: Incoming["stream"]) {
  let tail = Buffer.alloc(0);
  for await (const chunk of all) {
    tail = Buffer.concat([tail, chunk]).subarray(-tailBytes);
    yield chunk;
  }
  if (stream.truncated) throw tooLarge();
  if (!tail.includes("%%EOF")) throw damaged();
}

async function storePicture(all: AsyncIterable<Buffer>, type: DocumentType, { stream, db, keys }: Incoming) {
  const sent = Buffer.concat(await Array.fromAsync(all));
  if (stream.truncated) throw tooLarge();
  const picture = await sharp(sent, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true, pages: 1 })
    .rotate()
    .resize({ width: maxEdge, height: maxEdge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.includes("pixel limit")) throw tooManyPixels();
      throw type === "image/heic" ? wrongType() : damaged();
    });
  const measured = await measure(picture.data, picture.info);
  return { fileId: await storeFile(db, keys, "picture", [picture.data]), measured };
}
