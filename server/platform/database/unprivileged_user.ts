import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** Whom a program is run as; empty where this process may run it itself. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as the first of these that the machine has. */
export async function unprivilegedUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and this machine has no other user to run it as. Set DATABASE_URL to a server of your own.",
  );
}

/** Whether a user may pass through every folder on the way to a path. */
export async function canReach({ uid, gid }: RunAs, path: string): Promise<boolean> {
  if (uid === undefined) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => null);
    if (found) {
      const pass = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
      if (!(found.mode & pass)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}
