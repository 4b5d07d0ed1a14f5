import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { HttpError } from "../../platform/api_error";

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
