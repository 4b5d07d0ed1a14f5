import { chown, lstat, mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { copyNativeFiles, findNativeFiles } from "./native_files";
import { nameOf, socketOf } from "./socket_of";
import { canReach, type RunAs, unprivilegedUser } from "./unprivileged_user";

/** Where an embedded database lives, and how its programs are run. */
export interface Cluster {
  /** Holds the data folder and the log. */
  folder: string;
  data: string;
  /** The private folder of the Unix socket; its path must be short. */
  socket: string;
  /** Holds `bin`, `lib` and `share`. */
  native: string;
  runAs: RunAs;
  /** Set where the cluster could not be kept in the folder that was asked for. */
  movedTo: string | null;
}

/**
 * Prepares the folders of an embedded database. Where the user who runs PostgreSQL cannot reach the wanted folder or
 * the programs, as in a clone below root's private home, both are kept below /var/lib instead.
 */
export async function prepareCluster(root: string, wanted: string): Promise<Cluster> {
  const found = await findNativeFiles(root);
  const runAs = await unprivilegedUser();
  const asked = resolve(wanted);
  const elsewhere = join("/var/lib/foyer", nameOf(asked));
  const folder = (await canReach(runAs, join(asked, "data"))) ? asked : elsewhere;
  const native = (await canReach(runAs, join(found.folder, "bin", "postgres")))
    ? found
    : await copyNativeFiles(found, "/var/lib/foyer");
  const socket = socketOf(folder);
  await makePrivateFolder(folder, runAs);
  await makePrivateFolder(socket, runAs);
  const data = join(folder, `pg${native.version.split(".", 1)[0]}`);
  return { folder, data, socket, native: native.folder, runAs, movedTo: folder === asked ? null : folder };
}

async function makePrivateFolder(folder: string, { uid, gid }: RunAs) {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && [process.getuid?.(), uid].includes(found.uid) && !(found.mode & 0o022);
  if (!isOurs)
    throw new Error(`${folder} belongs to somebody else, or others may write there; the database is not started in it.`);
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}
