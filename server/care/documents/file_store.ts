import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { HttpError } from "../../platform/api_error";
import type { Queryable } from "../../platform/plugins/database";
import { type DocumentKeys, keyIdOf, openPiece, sealPiece } from "./seal";
import { documentFiles, documentPieces } from "./tables";

const pieceBytes = 262_144;

const noKey = () =>
  new HttpError(
    503,
    "document.no_key",
    "Documents can't be kept safely here yet: the site has no key for them. Nothing was stored.",
  );

export function requireKeys(keys: DocumentKeys): Buffer {
  const [newest] = keys;
  if (!newest) throw noKey();
  return newest;
}

/**
 * Encrypts a file and writes it in pieces as it comes, never the whole of it in memory. No transaction is open meanwhile, so that a slow sender holds no
 * connection; a file that no document names in the end is deleted.
 */
export async function storeFile(
  db: Queryable,
  keys: DocumentKeys,
  kind: "picture" | "pdf",
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<string> {
  const key = requireKeys(keys);
  const fileId = randomUUID();
  await db.insert(documentFiles).values({ id: fileId, keyId: keyIdOf(key), kind });
  try {
    let waiting = Buffer.alloc(0);
    let no = 0;
    let size = 0;
    const write = async (plain: Buffer, isLast: boolean) => {
      await db.insert(documentPieces).values({ fileId, no, sealed: sealPiece(key, { fileId, no, isLast }, plain) });
      no++;
    };
    for await (const chunk of source) {
      size += chunk.length;
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length > pieceBytes) {
        await write(waiting.subarray(0, pieceBytes), false);
        waiting = waiting.subarray(pieceBytes);
      }
    }
    await write(waiting, true);
    await db.update(documentFiles).set({ size, pieces: no }).where(eq(documentFiles.id, fileId));
    return fileId;
  } catch (error) {
    await dropFile(db, fileId);
    throw error;
  }
}

export const dropFile = (db: Queryable, fileId: string) => db.delete(documentFiles).where(eq(documentFiles.id, fileId));

/** A file, decrypted piece by piece; null where there is none. Throws where it is not what was written. */
export async function openFile(db: Queryable, keys: DocumentKeys, fileId: string) {
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.id, fileId));
  if (!file) return null;
  const key = keys.find((each) => keyIdOf(each) === file.keyId);
  if (!key) throw noKey();
  const { kind, size, pieces } = file;
  async function* read() {
    for (let no = 0; no < pieces; no++) {
      const [piece] = await db
        .select()
        .from(documentPieces)
        .where(and(eq(documentPieces.fileId, fileId), eq(documentPieces.no, no)));
      if (!piece) throw new Error(`Piece ${no} of the file ${fileId} is missing`);
      yield openPiece(key as Buffer, { fileId, no, isLast: no === pieces - 1 }, piece.sealed);
    }
  }
  return { kind, size, read };
}

/** The whole of a small file. */
export async function wholeFile(db: Queryable, keys: DocumentKeys, fileId: string): Promise<Buffer | null> {
  const file = await openFile(db, keys, fileId);
  return file && Buffer.concat(await Array.fromAsync(file.read()));
}
