import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A short name of a folder. */
export const nameOf = (folder: string): string => createHash("sha256").update(folder).digest("hex").slice(0, 16);

/** The folder of the Unix socket of a database that is kept in a folder. */
export const socketOf = (folder: string): string => join(tmpdir(), `foyer-${nameOf(folder)}`);
